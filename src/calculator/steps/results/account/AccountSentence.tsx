import type { Outputs } from '../../../../contract/outputs.ts'
import { formatMoney } from '../../../rules/formatMoney.ts'
import { stepTexts } from '../../../texts/stepTexts.ts'
import { companyMoneyUse, countedMatch, limitComposition } from './companyMoney.ts'
import './AccountSentence.css'

/** How the contribution limit is composed, and what becomes of the company's money in the best plan's account. */
export function AccountSentence({ outputs }: { outputs: Outputs }) {
  const texts = stepTexts.companyMoney
  const use = companyMoneyUse(outputs)
  const composition = limitComposition(outputs)
  const counted = countedMatch(outputs)
  if (!use) return null
  return (
    <div className="account-sentence">
      {composition && (
        <p>
          {texts.limit({
            total: formatMoney(composition.total),
            company: formatMoney(composition.company),
            own: formatMoney(composition.own),
          })}
        </p>
      )}
      <p>
        {texts[use.kind]({
          full: formatMoney(use.full),
          used: formatMoney(use.used),
          remaining: formatMoney(use.remaining),
        })}{' '}
        {counted &&
          texts.match({
            match: formatMoney(counted.match),
            contribution: formatMoney(counted.contribution),
          })}
      </p>
    </div>
  )
}

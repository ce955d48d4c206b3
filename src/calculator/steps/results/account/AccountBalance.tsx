import type { Account, AccountYear } from '../../../rules/account.ts'
import { formatMoney } from '../../../rules/formatMoney.ts'
import { taxFiguresFor } from '../../../rules/taxFigures.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { AmountTable } from './AmountTable.tsx'
import { contributionForMatch } from './companyMoney.ts'

interface AccountBalanceProps {
  account: Account
  year: AccountYear
  planYear: number
}

/** The account's deposits and payments in the year, and what happens to the rest. */
export function AccountBalance({ account, year, planYear }: AccountBalanceProps) {
  const texts = sectionTexts.account.balance
  const { type, limit } = account
  const { companyMoney, matched, contribution, used, remaining, uncovered } = year
  return (
    <>
      <AmountTable
        caption={texts.caption({ account: type, planYear })}
        rows={[
          { label: texts.companyMoney, amount: companyMoney },
          { label: texts.matched, amount: matched, isHidden: !account.match },
          { label: texts.contribution, amount: contribution, isHidden: !limit },
          { label: texts.used, amount: -used },
        ]}
        sum={{ label: texts.remaining, amount: remaining }}
      />
      <div className="account-hint soft">
        {uncovered > 0 && <p>{texts.uncovered({ amount: formatMoney(uncovered) })}</p>}
        {remaining > 0 && <p>{outlook(type, planYear)}</p>}
        {account.match && <p>{matchNote(account.match)}</p>}
        {!limit && type !== 'HRA' && <p>{texts.noLimit({ account: type, planYear })}</p>}
      </div>
    </>
  )
}

function outlook(type: string, planYear: number) {
  const { HSA, FSA, HRA, other } = sectionTexts.account.balance.outlook
  const { carryOver, year } = taxFiguresFor(planYear)
  return (
    new Map([
      ['HSA', HSA],
      ['FSA', FSA({ carryOver: formatMoney(carryOver), year })],
      ['HRA', HRA],
    ]).get(type) ?? other
  )
}

function matchNote(match: NonNullable<Account['match']>) {
  const texts = sectionTexts.account.balance
  return match.isCounted
    ? texts.countedMatch({
        match: formatMoney(match.maximum),
        contribution: formatMoney(contributionForMatch(match)),
      })
    : texts.uncountedMatch
}

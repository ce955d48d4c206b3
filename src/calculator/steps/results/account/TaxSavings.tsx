import { formatMoney } from '../../../rules/formatMoney.ts'
import type { AccountYear } from '../../../rules/account.ts'
import { taxFiguresFor } from '../../../rules/taxFigures.ts'
import { taxSaved } from '../../../rules/taxes.ts'
import type { AccountInputs } from '../../../state/accountInputs.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { AmountTable } from './AmountTable.tsx'
import type { ParsedInputs } from './parseAccountInputs.ts'

interface TaxSavingsProps {
  inputs: AccountInputs
  parsed: ParsedInputs
  planYear: number
  /** Null if the contribution is not an amount in its range. */
  year: AccountYear | null
  /** The plan's estimated annual cost. */
  cost: number
}

/** The taxes that the contribution saves, and the cost without them. A sentence says what is missing. */
export function TaxSavings({ inputs, parsed, planYear, year, cost }: TaxSavingsProps) {
  const texts = sectionTexts.account.tax
  const { contribution, income, ownPay, statePercentage } = parsed.amounts
  if (!year || contribution === null || income === null || ownPay === null || statePercentage === null)
    return <p role="status">{inputs.income.trim() ? texts.needsCorrection : texts.needsAmounts}</p>
  if (contribution === 0) return <p role="status">{texts.needsAmounts}</p>
  const saved = taxSaved(contribution, { ...inputs, income, ownPay, statePercentage }, planYear)
  const costAfterTax = Math.round(cost) + year.unearned - saved.total
  const { year: figuresYear } = taxFiguresFor(planYear)
  return (
    <>
      <p role="status" className="account-saved">
        {saved.total === 0
          ? texts.none
          : texts.saved({ amount: <strong>{formatMoney(saved.total)}</strong> })}
      </p>
      {saved.total > 0 && (
        <>
          <AmountTable
            caption={texts.caption}
            rows={[
              { label: texts.federal, amount: saved.federal },
              { label: texts.payroll, amount: saved.payroll, isHidden: !inputs.savesPayrollTax },
              { label: texts.state, amount: saved.state, isHidden: statePercentage === 0 },
            ]}
            sum={{ label: texts.total, amount: saved.total }}
          />
          {/* A negative cost would read like money that the employee gets. */}
          {costAfterTax >= 0 && (
            <p>
              {texts.effect({
                cost: formatMoney(cost),
                costAfterTax: formatMoney(costAfterTax),
                contribution: formatMoney(contribution),
              })}{' '}
              {year.unearned > 0 && texts.unearned({ amount: formatMoney(year.unearned) })}
            </p>
          )}
        </>
      )}
      {contribution > income && <p>{texts.moreThanPay}</p>}
      <p className="account-hint soft">
        {figuresYear === planYear
          ? texts.figures({ year: planYear })
          : texts.earlierFigures({ year: figuresYear, planYear })}
      </p>
    </>
  )
}

import type { Account, AccountYear } from '../../../rules/account.ts'
import { formatMoney } from '../../../rules/formatMoney.ts'
import { taxFiguresFor, taxSaved } from '../../../rules/taxes.ts'
import type { AccountInputs } from '../../../state/accountInputs.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { contributionForMatch } from './AccountSentence.tsx'
import type { ParsedInputs } from './parseAccountInputs.ts'

interface AccountResultsProps extends TaxSavingsProps {
  account: Account
}

/** What the contribution does: the taxes that it saves, and the account at the end of the year. */
export function AccountResults({ account, ...taxes }: AccountResultsProps) {
  const { year, planYear } = taxes
  return (
    <div className="account-results">
      {account.limit && <TaxSavings {...taxes} />}
      {year ? (
        <AccountBalance {...{ account, planYear, year }} />
      ) : (
        <p>{sectionTexts.account.balance.needsCorrection}</p>
      )}
    </div>
  )
}

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
function TaxSavings({ inputs, parsed, planYear, year, cost }: TaxSavingsProps) {
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

interface AccountBalanceProps {
  account: Account
  year: AccountYear
  planYear: number
}

/** The account's deposits and payments in the year, and what happens to the rest. */
function AccountBalance({ account, year, planYear }: AccountBalanceProps) {
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

interface Row {
  label: string
  /** Whole dollars. */
  amount: number
  isHidden?: boolean
}

/** Amounts in whole dollars, and their sum. */
function AmountTable({ caption, rows, sum }: { caption: string; rows: Row[]; sum: Row }) {
  return (
    <table className="amount-table">
      <caption>{caption}</caption>
      <tbody>
        {rows
          .filter(({ isHidden }) => !isHidden)
          .map((row) => (
            <AmountRow key={row.label} {...row} />
          ))}
      </tbody>
      <tfoot>
        <AmountRow {...sum} />
      </tfoot>
    </table>
  )
}

function AmountRow({ label, amount }: Row) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{formatMoney(amount)}</td>
    </tr>
  )
}

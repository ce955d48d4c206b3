import { formatMonth } from '../../../rules/formatDate.ts'
import { formatMoney } from '../../../rules/formatMoney.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import type { ResultFacts } from '../facts.ts'
import { billsByMonth, MonthlyBills } from './MonthlyBills.tsx'

/**
 * The largest bill of the year, and the months if its month is known: equal savings each month then come too late.
 * Nothing if the API does not send the bill.
 */
export function BillsSection({ facts }: { facts: ResultFacts }) {
  const { best, bill, careByMonth } = facts
  if (!bill) return null
  const months = bill.month === null ? null : billsByMonth(best.costs)
  return (
    <section className="result-section bills stack">
      <h2>{sectionTexts.bills.heading}</h2>
      <p>
        <BillSentence {...bill} /> <CompanyMoneySentence {...bill} />{' '}
        {bill.month === null &&
          careByMonth >= 0.5 &&
          sectionTexts.bills.setAside({ amount: <b>{formatMoney(careByMonth)}</b> })}
      </p>
      {months && <MonthlyBills {...months} />}
    </section>
  )
}

type Bill = NonNullable<ResultFacts['bill']>

function BillSentence({ amount, service, month, isAtBirth }: Bill) {
  const texts = sectionTexts.bills.largest
  const values = { amount: <b className="one-line">{formatMoney(amount)}</b> }
  if (isAtBirth) return texts.atBirth(values)
  const name = service === null ? null : <LocalizedText text={service} />
  if (month !== null && name !== null)
    return texts.serviceInMonth({ ...values, service: name, month: formatMonth(month) })
  if (month !== null) return texts.inMonth({ ...values, month: formatMonth(month) })
  return name === null ? texts.alone(values) : texts.service({ ...values, service: name })
}

function CompanyMoneySentence({ amount, companyMoney }: Bill) {
  const texts = sectionTexts.bills.companyMoney
  if (companyMoney < 0.5) return null
  return formatMoney(companyMoney) === formatMoney(amount)
    ? texts.all
    : texts.part({ amount: formatMoney(companyMoney) })
}

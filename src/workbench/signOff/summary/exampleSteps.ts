import { sumExpenses } from '../../../calculator/rules/expenses.ts'
import { formatExactMoney } from '../../../calculator/rules/formatMoney.ts'
import type { CalculationInputs, CoverageCode } from '../../../contract/inputs.ts'
import type { Instance } from '../../../contract/instance.ts'
import { findPayrollRow } from '../../../contract/offers.ts'
import type { ExpenseLine, Outputs, PlanCosts } from '../../../contract/outputs.ts'
import type { Payment, Plan, PlansDocument } from '../../../contract/plans.ts'
import { amountOfTier } from '../../../contract/tiers.ts'
import { formatDollars } from '../../cells/amounts.ts'
import { formatNumber, formatPercent } from '../../cells/numbers.ts'
import type { Answers } from '../../state/session/Answers.ts'
import { paymentFor } from './plans.ts'

/** An example with its result. */
export interface Calculated {
  document: PlansDocument
  tier: CoverageCode
  answers: Answers
  surcharge: Instance['surcharges'][number] | undefined
  inputs: CalculationInputs
  outputs: Outputs
  /** The best plan and its costs. */
  plan: Plan
  best: PlanCosts
}

/** How the terms of the best plan's total follow from the amounts in the file. */
export function describeArithmetic(example: Calculated): string[] {
  const { document, plan, best, tier, inputs } = example
  const { location, salaryBand } = inputs
  const { displayName, payrollDeduction, surchargeTotal, outOfPocketExpenses, hsaFunds, totalCost } = best
  const factor = document.locations.find(({ id }) => id === location)?.factor
  const { yearly, perPay } = findPayrollRow(plan.payroll, { location, salaryBand })!
  const deduction = perPay
    ? `${formatDollars(amountOfTier(perPay, tier))} × ${document.payPeriods} payroll deductions`
    : `${formatDollars(amountOfTier(yearly!, tier))} a year`
  const terms = [surchargeTotal, outOfPocketExpenses, -hsaFunds].map(formatTerm).join('')
  return [
    `${displayName}, payroll: ${deduction}${timesMonths(document)} = ${formatExactMoney(payrollDeduction)}.`,
    ...describeSurcharge(example),
    ...describeCompanyMoney(example),
    ...(factor === undefined || factor === 1 ? [] : [`Prices at this location: × ${factor}.`]),
    `Out of pocket: ${formatExactMoney(outOfPocketExpenses)}, from the care below.`,
    `Total: ${formatExactMoney(payrollDeduction)}${terms} = ${formatExactMoney(totalCost)}.`,
  ]
}

/** A term of a sum, with its sign. Empty if it is 0. */
function formatTerm(amount: number) {
  if (amount === 0) return ''
  return amount < 0 ? ` − ${formatExactMoney(-amount)}` : ` + ${formatExactMoney(amount)}`
}

function timesMonths({ coveredMonths = 12 }: PlansDocument) {
  return coveredMonths === 12 ? '' : ` × ${coveredMonths}/12 months`
}

/** For example "I use tobacco: 26 payroll deductions × $25 = $650.00." */
function describeSurcharge({ document, plan, best, surcharge, tier }: Calculated): string[] {
  const row = document.surcharges.find(({ id }) => id === surcharge?.id)
  if (!row || !surcharge) return []
  const { statement } = surcharge
  if (row.plans?.includes(plan.key) === false) return [`${statement}: not with ${best.displayName}.`]
  const { yearly, yearlyByTier, perPay, perPayByTier, per = 'household', paidIntoAccount } = row
  const byTier = yearlyByTier ?? perPayByTier
  const amount = formatDollars(byTier ? amountOfTier(byTier, tier) : (yearly ?? perPay ?? 0))
  const { adults, children } = document.persons[tier]
  const number = { household: 1, adult: adults, person: adults + children }[per]
  const count = number === 1 ? '' : `${number} ${per}s × `
  const isPerPay = yearly === undefined && yearlyByTier === undefined
  const times = isPerPay
    ? `${document.payPeriods} payroll deductions × ${count}${amount}`
    : `${count}${amount} a year`
  const sum = paidIntoAccount ? ', into the account' : ` = ${formatExactMoney(best.surchargeTotal)}`
  return [`${statement}: ${times}${timesMonths(document)}${sum}.`]
}

function describeCompanyMoney({ document, plan, best, inputs, tier }: Calculated): string[] {
  const { payPeriods, paychecks = payPeriods } = document
  const { account } = plan
  const { facts, hsaFunds } = best
  const contribution = facts?.companyContribution
  if (!account || !contribution) return []
  const ofBand = account.companyMoneyByBand?.find(({ salaryBand }) => salaryBand === inputs.salaryBand)
  const amount = formatDollars(amountOfTier(ofBand?.amounts ?? account.companyMoney, tier))
  const times = account.per === 'paycheck' ? `${amount} × ${paychecks} paychecks` : `${amount} a year`
  const match = facts.match?.isCounted ? ` + ${formatExactMoney(facts.match.maximum)} match` : ''
  return [
    `Company money in the ${account.type}: ${times}${timesMonths(document)}${match} = ${formatExactMoney(contribution.full)}, of which ${formatExactMoney(hsaFunds)} counts.`,
  ]
}

/**
 * Whether a single person pays the same in every order of the claims. The summary then needs no mean over several orders.
 * The order matters only if a limit is met while there are claims of several services.
 */
export function canBeCheckedByHand({ document, plan, best: { explanation: lines } }: Calculated): boolean {
  const drugs = new Set(document.services.filter(({ isDrug }) => isDrug).map(({ id }) => id))
  const isUnderDrugDeductible = ({ service }: ExpenseLine) =>
    plan.drugDeductible !== undefined && drugs.has(service)
  const isMet = (claims: ExpenseLine[], deductible: number) => {
    const limited = claims.filter(({ service }) => paymentFor(plan, service).deductible === true)
    return sumExpenses(limited).deductible >= deductible && limited.length > 1
  }
  return (
    lines.every(({ person, amountOverMaximum }) => person.role === 'subscriber' && amountOverMaximum === 0) &&
    !isMet(
      lines.filter((line) => !isUnderDrugDeductible(line)),
      plan.deductible.individual,
    ) &&
    !isMet(lines.filter(isUnderDrugDeductible), plan.drugDeductible ?? Infinity)
  )
}

/** How the employee's payments follow from the prices and the plan, and their sum. */
export function describeCare({ plan, best: { explanation: lines } }: Calculated): string[] {
  const paid = lines.map((line) => formatExactMoney(sumExpenses([line]).paid))
  return [
    ...lines.map((line, index) => `${describeLine(line, paymentFor(plan, line.service))} = ${paid[index]}.`),
    `Out of pocket: ${paid.join(' + ') || '$0.00'} = ${formatExactMoney(sumExpenses(lines).paid)}.`,
  ]
}

function describeLine(line: ExpenseLine, payment: Payment) {
  const { name, uses, allowedAmount, deductible, copay, coinsurance, notCovered } = line
  const price = `${formatNumber(uses)} × ${formatExactMoney(allowedAmount / uses)} = ${formatExactMoney(allowedAmount)}`
  const parts = [
    ...(deductible > 0 ? [`${formatExactMoney(deductible)} deductible`] : []),
    ...(copay > 0 ? [describeCopay(uses, copay, payment)] : []),
    ...(coinsurance > 0 ? [describeCoinsurance(coinsurance, payment)] : []),
    ...(notCovered > 0 ? [`${formatExactMoney(notCovered)} not covered`] : []),
  ]
  return `${name}: ${price}. The employee pays ${parts.join(' + ') || 'nothing'}`
}

function describeCopay(uses: number, copay: number, payment: Payment) {
  const isOfEachUse = payment.copay !== undefined && Math.abs(payment.copay * uses - copay) < 0.005
  return isOfEachUse
    ? `${formatNumber(uses)} × ${formatExactMoney(payment.copay!)} copay`
    : `${formatExactMoney(copay)} of copays`
}

function describeCoinsurance(
  amount: number,
  { coinsurance, coinsuranceMinimum, coinsuranceMaximum }: Payment,
) {
  const isPercentage = coinsurance && coinsuranceMinimum === undefined && coinsuranceMaximum === undefined
  return isPercentage
    ? `${formatPercent(coinsurance)} of ${formatExactMoney((amount * 100) / coinsurance)}`
    : `${formatExactMoney(amount)} coinsurance`
}

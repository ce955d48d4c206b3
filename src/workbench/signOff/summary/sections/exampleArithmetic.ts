import { formatExactMoney } from '../../../../calculator/rules/formatMoney.ts'
import type { CalculationInputs, CoverageCode } from '../../../../contract/inputs.ts'
import { findPayrollRow } from '../../../../contract/offers.ts'
import type { PlanCosts } from '../../../../contract/outputs.ts'
import type { Instance } from '../../../../contract/instance.ts'
import type { Plan, PlansDocument } from '../../../../contract/plans.ts'
import { formatDollars } from '../../../cells/amounts.ts'
import { amountOfTier } from '../../../../contract/tiers.ts'

type Surcharge = Instance['surcharges'][number]

/** How the terms of a plan's total follow from the amounts in the file. */
export function describeArithmetic(
  document: PlansDocument,
  plan: Plan,
  costs: PlanCosts,
  { location, salaryBand }: CalculationInputs,
  tier: CoverageCode,
  surcharge: Surcharge | undefined,
): string[] {
  const { coveredMonths = 12, payPeriods } = document
  const months = coveredMonths === 12 ? '' : ` × ${coveredMonths}/12 months`
  const factor = document.locations.find(({ id }) => id === location)?.factor
  const { yearly, perPay } = findPayrollRow(plan.payroll, { location, salaryBand })!
  const deduction = perPay
    ? `${formatDollars(amountOfTier(perPay, tier))} × ${payPeriods} payroll deductions`
    : `${formatDollars(amountOfTier(yearly!, tier))} a year`
  return [
    `${costs.displayName}, payroll: ${deduction}${months} = ${formatExactMoney(costs.payrollDeduction)}.`,
    ...describeSurcharge(document, plan, costs, surcharge, tier),
    ...describeCompanyMoney(document, plan, costs, salaryBand, tier),
    ...(factor === undefined || factor === 1 ? [] : [`Prices at this location: × ${factor}.`]),
    `Out of pocket: ${formatExactMoney(costs.outOfPocketExpenses)}, from the care below.`,
    `Total: ${formatExactMoney(costs.payrollDeduction)}${formatTerm(costs.surchargeTotal)}${formatTerm(costs.outOfPocketExpenses)}${formatTerm(-costs.hsaFunds)} = ${formatExactMoney(costs.totalCost)}.`,
  ]
}

/** A term of a sum, with its sign. Empty if it is 0. */
function formatTerm(amount: number) {
  if (amount === 0) return ''
  return amount < 0 ? ` − ${formatExactMoney(-amount)}` : ` + ${formatExactMoney(amount)}`
}

function describeSurcharge(
  document: PlansDocument,
  { key }: Plan,
  { displayName, surchargeTotal }: PlanCosts,
  surcharge: Surcharge | undefined,
  tier: CoverageCode,
): string[] {
  const row = document.surcharges.find(({ id }) => id === surcharge?.id)
  if (!row || !surcharge) return []
  const { statement } = surcharge
  if (row.plans?.includes(key) === false) return [`${statement}: not with ${displayName}.`]
  const times = surchargeTimes(document, row, tier)
  const sum = row.paidIntoAccount ? '' : ` = ${formatExactMoney(surchargeTotal)}`
  return [`${statement}: ${times}${sum}${row.paidIntoAccount ? ', into the account' : ''}.`]
}

/** For example "26 payroll deductions × $25". */
function surchargeTimes(
  { coveredMonths = 12, payPeriods, persons }: PlansDocument,
  { yearly, yearlyByTier, perPay, perPayByTier, per = 'household' }: PlansDocument['surcharges'][number],
  tier: CoverageCode,
) {
  const byTier = yearlyByTier ?? perPayByTier
  const amount = byTier ? amountOfTier(byTier, tier) : (yearly ?? perPay ?? 0)
  const { adults, children } = persons[tier]
  const counts = { household: '', adult: `${adults} adults × `, person: `${adults + children} persons × ` }
  const isPerPay = yearly === undefined && yearlyByTier === undefined
  return [
    isPerPay ? `${payPeriods} payroll deductions × ` : '',
    tier === 'EE' ? '' : counts[per],
    `${formatDollars(amount)}${isPerPay ? '' : ' a year'}`,
    coveredMonths === 12 ? '' : ` × ${coveredMonths}/12 months`,
  ].join('')
}

function describeCompanyMoney(
  { coveredMonths = 12, payPeriods, paychecks = payPeriods }: PlansDocument,
  { account }: Plan,
  { facts, hsaFunds }: PlanCosts,
  salaryBand: CalculationInputs['salaryBand'],
  tier: CoverageCode,
): string[] {
  const contribution = facts?.companyContribution
  if (!account || !contribution) return []
  const ofBand = account.companyMoneyByBand?.find((row) => row.salaryBand === salaryBand)?.amounts
  const amount = formatDollars(amountOfTier(ofBand ?? account.companyMoney, tier))
  const terms = [
    account.per === 'paycheck' ? `${amount} × ${paychecks} paychecks` : `${amount} a year`,
    ...(coveredMonths === 12 ? [] : [`× ${coveredMonths}/12 months`]),
    ...(facts.match?.isCounted ? [`+ ${formatExactMoney(facts.match.maximum)} match`] : []),
  ]
  return [
    `Company money in the ${account.type}: ${terms.join(' ')} = ${formatExactMoney(contribution.full)}, of which ${formatExactMoney(hsaFunds)} counts.`,
  ]
}

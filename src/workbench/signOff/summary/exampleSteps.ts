import { sumExpenses } from '../../../calculator/rules/expenses.ts'
import { formatExactMoney } from '../../../calculator/rules/formatMoney.ts'
import { surchargeStatement } from '../../../contract/applicableInputs.ts'
import type { CalculationInputs, CoverageCode } from '../../../contract/inputs.ts'
import type { Id, Instance } from '../../../contract/instance.ts'
import { findPayrollRow } from '../../../contract/offers.ts'
import type { ExpenseLine, Outputs, PlanCosts } from '../../../contract/outputs.ts'
import type { Payment, Plan, PlansDocument } from '../../../contract/plans.ts'
import { amountOfTier } from '../../../contract/tiers.ts'
import { formatDollars } from '../../../compare/values/amounts.ts'
import type { Answers } from '../../state/session/Answers.ts'

/** An example with its result. */
export interface CalculatedExample {
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

/** How the amounts of the best plan follow from those in the file. The tables around them have the sums. */
export function describeArithmetic(example: CalculatedExample): string[] {
  const { document, plan, best, tier, inputs } = example
  const { location, salaryBand } = inputs
  const factor = document.locations.find(({ id }) => id === location)?.factor ?? 1
  const { yearly, perPay } = findPayrollRow(plan.payroll, { location, salaryBand })!
  const deduction = perPay
    ? overYear(amountOfTier(perPay, tier), `${document.payPeriods} payroll deductions`, document)
    : overYear(amountOfTier(yearly!, tier), null, document)
  return [
    `${best.displayName}, payroll: ${deduction} = ${formatExactMoney(best.payrollDeduction)}.`,
    ...describeSurcharge(example),
    ...describeCompanyMoney(example),
    ...(factor === 1 ? [] : [`Prices at this location: × ${factor}.`]),
  ]
}

/** @param times how often the amount is paid; null for an amount a year */
function overYear(amount: number, times: string | null, { coveredMonths = 12 }: PlansDocument) {
  const months = coveredMonths === 12 ? '' : ` × ${coveredMonths}/12 months`
  return `${formatDollars(amount)}${times === null ? ' a year' : ` × ${times}`}${months}`
}

/** For example "I use tobacco: $25 × 26 payroll deductions = $650.00." */
function describeSurcharge({ document, plan, best, surcharge, tier, answers }: CalculatedExample): string[] {
  const row = document.surcharges.find(({ id }) => id === surcharge?.id)
  if (!row || !surcharge) return []
  const statement = surchargeStatement(surcharge, answers.family)
  if (row.plans?.includes(plan.key) === false) return [`${statement}: not with ${best.displayName}.`]
  const { yearly, yearlyByTier, perPay, perPayByTier, per = 'household', paidIntoAccount } = row
  const byTier = yearlyByTier ?? perPayByTier
  const amount = byTier ? amountOfTier(byTier, tier) : (yearly ?? perPay ?? 0)
  const { adults, children } = document.persons[tier]
  const count = { household: 1, adult: adults, person: adults + children }[per]
  const isPerPay = yearly === undefined && yearlyByTier === undefined
  const times = overYear(amount, isPerPay ? `${document.payPeriods} payroll deductions` : null, document)
  const forEach = count === 1 ? '' : ` × ${count} ${per}s`
  const sum = paidIntoAccount ? ', into the account' : ` = ${formatExactMoney(best.surchargeTotal)}`
  return [`${statement}: ${times}${forEach}${sum}.`]
}

function describeCompanyMoney({ document, plan, best, inputs, tier }: CalculatedExample): string[] {
  const { payPeriods, paychecks = payPeriods } = document
  const { account } = plan
  const { facts, hsaFunds } = best
  const contribution = facts?.companyContribution
  if (!account || !contribution) return []
  const ofBand = account.companyMoneyByBand?.find(({ salaryBand }) => salaryBand === inputs.salaryBand)
  const amount = amountOfTier(ofBand?.amounts ?? account.companyMoney, tier)
  const times = overYear(amount, account.per === 'paycheck' ? `${paychecks} paychecks` : null, document)
  const match = facts.match?.isCounted ? ` + ${formatExactMoney(facts.match.maximum)} match` : ''
  return [
    `Company money in the ${account.type}: ${times}${match} = ${formatExactMoney(contribution.full)}, of which ${formatExactMoney(hsaFunds)} counts.`,
  ]
}

/**
 * Whether a single person pays the same in every order of the claims. The summary then needs no mean over several orders.
 * The order matters only if a limit is met, or first uses that services share are used up, while there are claims of
 * several services, or if some are at other providers.
 */
export function canBeCheckedByHand({
  document,
  plan,
  best: { explanation: lines },
}: CalculatedExample): boolean {
  const drugs = new Set(document.services.filter(({ isDrug }) => isDrug).map(({ id }) => id))
  const isUnderDrugDeductible = ({ service }: ExpenseLine) =>
    plan.drugDeductible !== undefined && drugs.has(service)
  const isMet = (claims: ExpenseLine[], deductible: number) => {
    const limited = claims.filter(({ service }) => paymentFor(plan, service).deductible === true)
    return sumExpenses(limited).deductible >= deductible && limited.length > 1
  }
  const sharing = lines.filter(({ service }) => paymentFor(plan, service).firstUses?.shared)
  const sharedUses = sharing.reduce((sum, { uses }) => sum + uses, 0)
  const lacksFirstUses =
    sharing.length > 1 &&
    sharing.some(({ service }) => paymentFor(plan, service).firstUses!.count < sharedUses)
  return (
    !plan.otherProviders?.length &&
    !lacksFirstUses &&
    lines.every(({ person, amountOverMaximum }) => person.role === 'subscriber' && amountOverMaximum === 0) &&
    !isMet(
      lines.filter((line) => !isUnderDrugDeductible(line)),
      plan.deductible.individual,
    ) &&
    !isMet(lines.filter(isUnderDrugDeductible), plan.drugDeductible ?? Infinity)
  )
}

function paymentFor(plan: Plan, service: Id): Payment {
  return plan.services?.find((each) => each.service === service)?.payment ?? plan.payment
}

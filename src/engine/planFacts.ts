import type { PlanFacts } from '../contract/outputs.ts'
import { contributionLimit } from './contributionLimit.ts'
import { isCoveredMonth } from './household.ts'
import type { HouseholdLimit } from './limits.ts'
import type { Model, ModelPlan } from './Model.ts'
import { roundHalfAway, toDollars } from './money.ts'
import type { PlanCost } from './planCost.ts'
import type { OfferedPlan, PlanTerms } from './planTerms.ts'
import { highestMatch, regularMoney, yearlyPayroll, type Coverage, type Employee } from './yearlyAmounts.ts'

/** A plan's terms as they apply to the employee, in dollars. */
export function planFacts(
  model: Model,
  { modelPlan, terms }: OfferedPlan,
  cost: PlanCost,
  employee: Employee,
): PlanFacts {
  const { document } = model
  const { deductible, drugDeductible, maximum, drugMaximum } = terms.limits
  const { plan } = cost
  return {
    deductible: toLimits(deductible),
    ...(plan.drugDeductible !== undefined && {
      drugDeductible: {
        person: toDollars(drugDeductible.person),
        household: drugDeductible.household === Infinity ? null : toDollars(drugDeductible.household),
      },
    }),
    maximum: toLimits(maximum),
    ...(drugMaximum && { drugMaximum: toLimits(drugMaximum) }),
    ...(modelPlan.maximumExcludesCopays && { maximumExcludesCopays: true }),
    coinsurance: plan.payment.coinsurance ?? 0,
    ...firstUses(model, modelPlan),
    ...otherProviders(plan),
    ...(plan.account && {
      accountType: plan.account.type,
      companyContribution: companyContribution(document, plan.account, terms, cost, employee),
    }),
    ...ownContribution(model, cost, employee),
    ...companyMatch(document, cost, employee),
    ...payrollDeductions(document, cost, employee),
  }
}

function toLimits({ person, household }: HouseholdLimit) {
  return { person: toDollars(Math.min(person, household)), household: toDollars(household) }
}

/** Omits first uses that services share, because a count for each service would be wrong. */
function firstUses({ services }: Model, { rules }: ModelPlan) {
  const uses = rules.flatMap(({ firstUses: count, firstCopay, sharesFirstUses }, index) =>
    count > 0 && !sharesFirstUses
      ? { service: services[index]!.id, count, copay: toDollars(firstCopay) }
      : [],
  )
  return uses.length > 0 && { firstUses: uses }
}

function otherProviders({ otherProviders: groups }: PlanCost['plan']) {
  const used = (groups ?? []).filter(({ share }) => share > 0)
  const assumed = used.map(({ name, share }) => ({ name, share }))
  return assumed.length > 0 && { otherProviders: assumed }
}

/** Even if the money counts in full, no more than the expenses is used. */
function companyContribution(
  document: Model['document'],
  account: NonNullable<PlanCost['plan']['account']>,
  { account: { money } }: PlanTerms,
  { accountMoney, outOfPocket }: PlanCost,
  employee: Employee,
) {
  const used = Math.min(accountMoney, outOfPocket)
  const { type, per, installments = 0 } = account
  // All money of an FSA can be used from the first day. A match, a credit, or a birth makes the parts unequal.
  const areEqual = money === regularMoney(document, account, employee) && !employee.beforeBirth
  const parts = type === 'FSA' || per === 'paycheck' || !areEqual ? 0 : installments
  const months = Array.from({ length: parts }, (_, nth) => 1 + (nth * 12) / parts)
  const covered = months.filter((month) => isCoveredMonth(document, month))
  return {
    full: toDollars(money),
    used: toDollars(used),
    remaining: toDollars(money - used),
    ...(covered.length > 0 && { months: covered }),
  }
}

function ownContribution(model: Model, { plan }: PlanCost, employee: Employee) {
  const { limit, catchUp } = contributionLimit(model, plan, employee) ?? {}
  return limit !== undefined && { contributionLimit: { limit, ...(catchUp && { catchUp }) } }
}

function companyMatch(document: Model['document'], { plan: { account } }: PlanCost, employee: Employee) {
  if (!account?.match || account.type !== 'HSA') return {}
  const maximum = toDollars(highestMatch(document, account, employee))
  return { match: { percentage: account.match.percentage, maximum, isCounted: employee.getsMatch } }
}

/** Only if the document states how many payroll deductions a year has. */
function payrollDeductions(document: Model['document'], { plan }: PlanCost, employee: Employee) {
  const { payPeriods, coveredMonths = 12 } = document
  if (payPeriods === undefined) return {}
  const amountOf = ({ tier }: Coverage) =>
    toDollars(roundHalfAway(yearlyPayroll(document, plan, employee, tier) / payPeriods))
  const { beforeBirth } = employee
  const afterBirth = amountOf(employee)
  const amount = beforeBirth && beforeBirth.months > 0 ? amountOf(beforeBirth) : afterBirth
  return {
    payroll: {
      deductions: Math.max(1, Math.round((payPeriods * coveredMonths) / 12)),
      amount,
      ...(afterBirth !== amount && { afterBirth }),
    },
  }
}

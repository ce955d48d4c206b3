import type { PlanFacts } from '../contract/outputs.ts'
import type { PlansDocument } from '../contract/plans.ts'
import type { HouseholdLimit } from './limits.ts'
import { roundHalfAway, toDollars } from './money.ts'
import type { PlanCost } from './planCost.ts'
import type { PlanTerms } from './planTerms.ts'
import { amountForTier } from './tier.ts'
import { payrollDeduction, prorate, type Employee } from './yearlyAmounts.ts'

/** A plan's terms as they apply to the employee, in dollars. */
export function planFacts(
  document: PlansDocument,
  terms: PlanTerms,
  cost: PlanCost,
  employee: Employee,
): PlanFacts {
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
    coinsurance: plan.payment.coinsurance ?? 0,
    ...(plan.account && {
      accountType: plan.account.type,
      companyContribution: companyContribution(terms, cost),
    }),
    ...companyMatch(document, cost, employee),
    ...payrollDeductions(document, cost, employee),
  }
}

function toLimits({ person, household }: HouseholdLimit) {
  return { person: toDollars(Math.min(person, household)), household: toDollars(household) }
}

/** Even if the money counts in full, no more than the expenses is used. */
function companyContribution({ account }: PlanTerms, { accountMoney, outOfPocket }: PlanCost) {
  const used = Math.min(accountMoney, outOfPocket)
  return { full: toDollars(account.money), used: toDollars(used), remaining: toDollars(account.money - used) }
}

function companyMatch(document: PlansDocument, { plan }: PlanCost, { tier, getsMatch }: Employee) {
  const { type, match } = plan.account ?? {}
  if (!match || type !== 'HSA') return {}
  const maximum = toDollars(prorate(document, amountForTier(match.maximum, tier)))
  return { match: { percentage: match.percentage, maximum, isCounted: getsMatch } }
}

/** Only if the document states how many payroll deductions a year has. */
function payrollDeductions(document: PlansDocument, { plan }: PlanCost, employee: Employee) {
  const { payPeriods, coveredMonths = 12 } = document
  if (payPeriods === undefined) return {}
  const wholeYear = payrollDeduction({ ...document, coveredMonths: 12 }, plan, employee)
  return {
    payroll: {
      deductions: Math.max(1, Math.round((payPeriods * coveredMonths) / 12)),
      amount: toDollars(roundHalfAway(wholeYear / payPeriods)),
    },
  }
}

import type { CalculationInputs } from '../contract/inputs.ts'
import { customScenarioId } from '../contract/customScenarioId.ts'
import type { OutputsPayload, PlanCostsPayload } from '../contract/outputs.ts'
import { contributionLimit } from './contributionLimit.ts'
import { toAssumptions, toLineItems } from './explanation.ts'
import { customHousehold, scenarioHousehold } from './household.ts'
import type { Model } from './Model.ts'
import { portionOf, toDollars, type Cents } from './money.ts'
import { planCost, type HouseholdYear, type PlanCost } from './planCost.ts'
import { planTerms } from './planTerms.ts'
import { surchargeTotal } from './yearlyAmounts.ts'

/**
 * Calculates what a year costs under every plan, in dollars, which plan is best, and what the amounts consist of.
 *
 * For each plan: the scenario gives each person's uses of each service (household.ts); each person's claims are paid
 * in a fixed order (claimOrder.ts) under the deductibles, copays, coinsurance, and out-of-pocket maximums
 * (payment.ts, familyDeductible.ts); payroll deductions and surcharges are added, and the company's account money is
 * subtracted (planCost.ts).
 * @throws RangeError if the inputs name something that the document does not have.
 */
export function calculate(model: Model, inputs: CalculationInputs): OutputsPayload {
  const factor = locationFactor(model, inputs)
  const year = householdYear(model, inputs, factor)
  const costs = planCosts(model, year)
  const { chosen, didOverride, savings } = choosePlan(costs, avoidsOwnMoney(model, inputs))
  return {
    plans: Object.fromEntries(
      costs.map((cost, index) => [
        cost.plan.key,
        {
          ...toPayload(cost),
          lineItems: toLineItems(model, model.plans[index]!.order, year, cost.lines),
        },
      ]),
    ),
    bestPlan: chosen.plan.key,
    potentialSavings: toDollars(savings),
    savingsDidOverride: didOverride,
    contributionLimit: contributionLimit(model, chosen.plan, inputs.coverage),
    assumptions: toAssumptions(model, year, factor),
  }
}

/**
 * Calculates only the costs, in cents, by plan index.
 * @throws RangeError if the inputs name something that the document does not have.
 */
export function calculateCosts(model: Model, inputs: CalculationInputs): PlanCost[] {
  return planCosts(model, householdYear(model, inputs, locationFactor(model, inputs)))
}

function planCosts(model: Model, year: HouseholdYear): PlanCost[] {
  const terms = planTerms(model, year.tier, year.salaryBand)
  return model.plans.map((plan, index) => planCost(model.document, plan, terms[index]!, year))
}

function householdYear(model: Model, inputs: CalculationInputs, factor: number): HouseholdYear {
  const { scenario, customScenario, coverage: tier, salaryBand } = inputs
  return {
    tier,
    persons:
      scenario === customScenarioId
        ? customHousehold(model, customScenario ?? [], tier)
        : scenarioHousehold(model, scenario, tier),
    allowed: model.services.map(({ allowed }) => portionOf(allowed, factor, 100)),
    salaryBand,
    surchargeTotal: surchargeTotal(model.document, inputs),
  }
}

/** The location's price factor in hundredths; 100 without a location. */
function locationFactor({ document }: Model, { location }: Pick<CalculationInputs, 'location'>): number {
  if (location === null) return 100
  const row = document.locations.find(({ id }) => id === location)
  if (!row) throw new RangeError(`There is no location ${JSON.stringify(location)}`)
  return Math.round(row.factor * 100)
}

function avoidsOwnMoney({ document }: Model, { savingsStyle }: CalculationInputs): boolean {
  return document.savingsStyles.some(({ id, avoidsOwnMoney: avoids }) => id === savingsStyle && avoids)
}

interface Choice {
  chosen: PlanCost
  /** Whether the savings style led to a more expensive plan than the cheapest. */
  didOverride: boolean
  /** What the chosen plan saves compared with the most expensive one. */
  savings: Cents
}

/**
 * Chooses the plan with the lowest total; of equal totals, the first key by code unit.
 * @param skipsOwnMoney whether to skip plans with an account that the employee has to fund, unless no other plan is left.
 */
function choosePlan(costs: PlanCost[], skipsOwnMoney: boolean): Choice {
  const suitable = skipsOwnMoney ? costs.filter(({ plan }) => !plan.account?.needsOwnMoney) : costs
  const cheapest = findCheapest(costs)
  const chosen = suitable.length > 0 ? findCheapest(suitable) : cheapest
  const highestTotal = Math.max(...costs.map(({ total }) => total))
  return { chosen, didOverride: chosen.total > cheapest.total, savings: highestTotal - chosen.total }
}

function findCheapest(costs: PlanCost[]): PlanCost {
  return costs.reduce((best, cost) =>
    cost.total < best.total || (cost.total === best.total && cost.plan.key < best.plan.key) ? cost : best,
  )
}

function toPayload(cost: PlanCost): Omit<PlanCostsPayload, 'lineItems'> {
  return {
    displayName: cost.plan.displayName,
    outOfPocketExpenses: toDollars(cost.outOfPocket),
    hsaFunds: toDollars(cost.accountMoney),
    payrollDeduction: toDollars(cost.payroll),
    surchargeTotal: toDollars(cost.surchargeTotal),
    totalCost: toDollars(cost.total),
    worstCase: toDollars(cost.worstCase),
    dominatedBy: cost.dominatedBy,
  }
}

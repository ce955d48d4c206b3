import type { CalculationInputs } from '../contract/inputs.ts'
import type { OutputsPayload, PlanCostsPayload } from '../contract/outputs.ts'
import { choosePlan } from './choosePlan.ts'
import { contributionLimit } from './contributionLimit.ts'
import { assumptionsOf, lineItemsOf } from './explanation.ts'
import { customHousehold, scenarioHousehold } from './household.ts'
import type { Model } from './model.ts'
import { portionOf, toDollars } from './money.ts'
import { termsOf } from './planTerms.ts'
import { planCost, type PlanCost, type Year } from './planCost.ts'
import { surchargeTotal } from './yearly.ts'

/**
 * What a year costs under every plan, in dollars, the plan that suits best, and how the figures come about.
 * @throws RangeError when the answers name what the document does not have.
 */
export function calculate(model: Model, inputs: CalculationInputs): OutputsPayload {
  const factor = locationFactor(model, inputs)
  const year = yearOf(model, inputs, factor)
  const costs = costsIn(model, year)
  const { chosen, didOverride, savings } = choosePlan(costs, avoidsOwnMoney(model, inputs))
  return {
    plans: Object.fromEntries(
      costs.map((cost, place) => [
        cost.plan.key,
        {
          ...figuresOf(cost),
          lineItems: lineItemsOf(model, model.plans[place]!.order, year, cost.lines),
        },
      ]),
    ),
    bestPlan: chosen.plan.key,
    potentialSavings: toDollars(savings),
    savingsDidOverride: didOverride,
    contributionLimit: contributionLimit(model, chosen.plan, inputs.coverage),
    assumptions: assumptionsOf(model, year, factor),
  }
}

/**
 * What a year costs under every plan, in cents and in the plans' order, where nobody needs to be told why.
 * @throws RangeError as calculate does.
 */
export function costsOf(model: Model, inputs: CalculationInputs): PlanCost[] {
  return costsIn(model, yearOf(model, inputs, locationFactor(model, inputs)))
}

function costsIn(model: Model, year: Year): PlanCost[] {
  const terms = termsOf(model, year.tier, year.salaryBand)
  return model.plans.map((plan, place) => planCost(model.document, plan, terms[place]!, year))
}

function yearOf(model: Model, inputs: CalculationInputs, factor: number): Year {
  const { scenario, customScenario, coverage: tier, salaryBand } = inputs
  return {
    tier,
    persons:
      scenario === 'custom'
        ? customHousehold(model, customScenario ?? [], tier)
        : scenarioHousehold(model, scenario, tier),
    allowed: model.services.map(({ allowed }) => portionOf(allowed, factor, 100)),
    salaryBand,
    surchargeTotal: surchargeTotal(model.document, inputs),
  }
}

/** In hundredths; 100 where no location is asked for. */
function locationFactor({ document }: Model, { location }: Pick<CalculationInputs, 'location'>): number {
  if (location === null) return 100
  const found = document.locations.find(({ id }) => id === location)
  if (!found) throw new RangeError(`There is no location ${JSON.stringify(location)}`)
  return Math.round(found.factor * 100)
}

function avoidsOwnMoney({ document }: Model, { savingsStyle }: CalculationInputs): boolean {
  return document.savingsStyles.some(({ id, avoidsOwnMoney: avoids }) => id === savingsStyle && avoids)
}

function figuresOf(cost: PlanCost): Omit<PlanCostsPayload, 'lineItems'> {
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

import type { CalculationInputs } from '../../contract/inputs.ts'
import type { OutputsPayload, PlanCosts } from '../../contract/outputs.ts'
import { choosePlan } from './choosePlan.ts'
import { contributionLimit } from './contributionLimit.ts'
import { customHousehold, scenarioHousehold } from './household.ts'
import type { Model } from './model.ts'
import { timesHundredths, toCents, toDollars, type Cents } from './money.ts'
import { planCost, type PlanCost, type Year } from './planCost.ts'

/**
 * What a year costs under every plan, in dollars, and the plan that suits best.
 * @throws RangeError when the answers name what the document does not have.
 */
export function calculate(model: Model, inputs: CalculationInputs): OutputsPayload {
  const year = yearOf(model, inputs)
  const costs = model.plans.map((plan) => planCost(model, plan, year))
  const { chosen, didOverride, savings } = choosePlan(costs, avoidsOwnMoney(model, inputs))
  return {
    plans: Object.fromEntries(costs.map((cost) => [cost.plan.key, onTheWire(cost)])),
    bestPlan: chosen.plan.key,
    potentialSavings: toDollars(savings),
    savingsDidOverride: didOverride,
    contributionLimit: contributionLimit(model, chosen.plan, inputs.coverage),
  }
}

function yearOf(
  model: Model,
  { scenario, customScenario, coverage: tier, ...inputs }: CalculationInputs,
): Year {
  const factor = locationFactor(model, inputs)
  return {
    tier,
    persons:
      scenario === 'custom'
        ? customHousehold(model, customScenario ?? [], tier)
        : scenarioHousehold(model, scenario, tier),
    allowed: model.services.map(({ allowed }) => timesHundredths(allowed, factor)),
    salaryBand: inputs.salaryBand,
    surchargeTotal: surchargeTotal(model, inputs),
  }
}

/** In hundredths; 100 where no location is asked for. */
function locationFactor({ document }: Model, { location }: Pick<CalculationInputs, 'location'>): number {
  if (location === null) return 100
  const found = document.locations.find(({ id }) => id === location)
  if (!found) throw new RangeError(`There is no location ${JSON.stringify(location)}`)
  return Math.round(found.factor * 100)
}

function surchargeTotal({ document }: Model, { surcharges }: Pick<CalculationInputs, 'surcharges'>): Cents {
  return document.surcharges
    .filter(({ id }) => Object.hasOwn(surcharges, id) && surcharges[id])
    .reduce((sum, { yearly }) => sum + toCents(yearly), 0)
}

function avoidsOwnMoney({ document }: Model, { savingsStyle }: CalculationInputs): boolean {
  return document.savingsStyles.some(({ id, avoidsOwnMoney: avoids }) => id === savingsStyle && avoids)
}

function onTheWire({
  plan,
  outOfPocket,
  accountMoney,
  payroll,
  surchargeTotal: surcharges,
  total,
}: PlanCost): PlanCosts {
  return {
    displayName: plan.displayName,
    outOfPocketExpenses: toDollars(outOfPocket),
    hsaFunds: toDollars(accountMoney),
    payrollDeduction: toDollars(payroll),
    surchargeTotal: toDollars(surcharges),
    totalCost: toDollars(total),
  }
}

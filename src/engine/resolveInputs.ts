import { coveredPersons } from '../contract/family.ts'
import type { CalculationInputs } from '../contract/inputs.ts'
import { isOffered } from '../contract/offers.ts'
import { claimDates, type ClaimDates } from './claimDates.ts'
import { createHousehold, findBirth, tierOf, type Birth, type Person } from './household.ts'
import type { Model } from './Model.ts'
import { portionOf, type Cents } from './money.ts'
import { planTerms, type OfferedPlan } from './planTerms.ts'
import type { Employee } from './yearlyAmounts.ts'

/** The inputs of a calculation, with everything looked up that they refer to. */
export interface ResolvedInputs {
  model: Model
  persons: Person[]
  birth: Birth | null
  dates: ClaimDates
  employee: Employee
  /** In hundredths. */
  locationFactor: number
  /** The price of one use at the location, by service index. */
  allowed: Cents[]
  offered: OfferedPlan[]
  /** Whether the savings style avoids accounts that need the employee's own money. */
  avoidsOwnMoney: boolean
}

/** @throws RangeError if the inputs name something that the document does not have. */
export function resolveInputs(model: Model, inputs: CalculationInputs): ResolvedInputs {
  const { document, services, plans } = model
  const persons = createHousehold(model, inputs)
  const birth = findBirth(model, inputs)
  const locationFactor = findLocationFactor(model, inputs)
  const style = document.savingsStyles.find(({ id }) => id === inputs.savingsStyle)
  const employee: Employee = {
    tier: tierOf(model, inputs, birth),
    salaryBand: inputs.salaryBand,
    location: inputs.location,
    persons,
    beforeBirth: birth && {
      tier: birth.tierBefore,
      persons: persons.slice(0, coveredPersons(inputs.household!).length),
      months: monthsBefore(birth, document.coveredMonths),
    },
    getsMatch: style !== undefined && !style.avoidsOwnMoney,
    surcharges: model.surcharges.filter(
      ({ id }) => Object.hasOwn(inputs.surcharges, id) && inputs.surcharges[id],
    ),
  }
  return {
    model,
    persons,
    birth,
    dates: claimDates(model, inputs, persons),
    employee,
    locationFactor,
    allowed: services.map(({ allowed }) => portionOf(allowed, locationFactor, 100)),
    offered: plans
      .filter(({ plan }) => isOffered(plan, employee))
      .map((modelPlan) => ({ modelPlan, terms: planTerms(model, modelPlan, employee) })),
    avoidsOwnMoney: style?.avoidsOwnMoney ?? false,
  }
}

/**
 * The covered months before the month of birth, of those at the end of the plan year. If it is not known, the mean over
 * the covered months.
 */
function monthsBefore({ month }: Birth, coveredMonths = 12): number {
  return month === null ? (coveredMonths - 1) / 2 : month - 1 + coveredMonths - 12
}

/** The location's price factor in hundredths; 100 without a location. */
function findLocationFactor({ document }: Model, { location }: Pick<CalculationInputs, 'location'>): number {
  if (location === null) return 100
  const row = document.locations.find(({ id }) => id === location)
  if (!row) throw new RangeError(`There is no location ${JSON.stringify(location)}`)
  return Math.round(row.factor * 100)
}

/** The price of all uses of all persons at the location. */
export function careCost({ persons, allowed }: ResolvedInputs): Cents {
  return persons.reduce(
    (cost, { uses }) => allowed.reduce((sum, price, service) => sum + uses[service]! * price, cost),
    0,
  )
}

import type { Outputs, PersonName, PlanCosts } from '../../contract/outputs.ts'
import { familySentences } from './claimOrder.ts'
import type { ExpenseLine } from './expenses.ts'
import type { Person } from './household.ts'
import type { Model } from './model.ts'
import { toDollars } from './money.ts'
import type { Year } from './planCost.ts'

/** What a plan's expenses consist of, in dollars. */
export function explanationOf(
  { services }: Model,
  { allowed }: Year,
  lines: ExpenseLine[],
): NonNullable<PlanCosts['explanation']> {
  return lines.map(({ person, place, uses, deductible, copay, coinsurance, cut }) => ({
    person: nameOf(person),
    service: services[place]!.id,
    name: services[place]!.name,
    uses,
    allowedAmount: toDollars(uses * allowed[place]!),
    deductible: toDollars(deductible),
    copay: toDollars(copay),
    coinsurance: toDollars(coinsurance),
    cut: toDollars(cut),
  }))
}

/**
 * What a calculation took for granted, in dollars.
 * @param locationFactor in hundredths.
 */
export function assumptionsOf(
  { document, services, dearest, claimOrder }: Model,
  { persons, allowed }: Year,
  locationFactor: number,
): NonNullable<Outputs['assumptions']> {
  const used = (place: number) => persons.reduce((sum, { uses }) => sum + uses[place]!, 0)
  return {
    locationFactor: locationFactor / 100,
    coveredMonths: document.coveredMonths ?? 12,
    persons: persons.map(nameOf),
    services: dearest
      .map((place) => ({
        id: services[place]!.id,
        name: services[place]!.name,
        uses: used(place),
        allowedAmount: toDollars(allowed[place]!),
      }))
      .filter(({ uses }) => uses > 0),
    claimOrder: persons.length > 1 ? [...claimOrder, ...familySentences] : claimOrder,
  }
}

function nameOf({ role, number }: Person): PersonName {
  return { role, number }
}

import type { LineItem, Outputs, PersonName } from '../contract/outputs.ts'
import { familyCodes } from './claimOrder.ts'
import type { ExpenseLine } from './expenses.ts'
import type { Person } from './household.ts'
import type { Model } from './model.ts'
import { toDollars } from './money.ts'
import type { Year } from './planCost.ts'

/** The amounts of a line item. */
const amountNames = ['deductible', 'copay', 'coinsurance', 'amountOverMaximum'] as const

/**
 * A plan's expenses in dollars: one item per service, with what each person pays.
 * @param order the places of the services in the order of the plan's claims.
 */
export function lineItemsOf(
  { services }: Model,
  order: number[],
  { persons }: Year,
  lines: ExpenseLine[],
): LineItem[] {
  const personPlaces = new Map(persons.map((person, place) => [person, place]))
  const items = services.map(({ id }): LineItem => ({ service: id }))
  const used = new Set<number>()
  for (const line of lines) {
    used.add(line.place)
    const item = items[line.place]!
    for (const name of amountNames) {
      if (line[name] === 0) continue
      item[name] ??= persons.map(() => 0)
      item[name][personPlaces.get(line.person)!] = toDollars(line[name])
    }
  }
  return order.filter((place) => used.has(place)).map((place) => items[place]!)
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
        usesByPerson: persons.map(({ uses }) => uses[place]!),
      }))
      .filter(({ uses }) => uses > 0),
    claimOrder: (persons.length > 1 ? [...claimOrder, ...familyCodes] : claimOrder).map((code) => ({ code })),
  }
}

function nameOf({ role, number }: Person): PersonName {
  return { role, number }
}

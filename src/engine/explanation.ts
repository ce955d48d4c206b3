import type { LineItem, Outputs, PersonName } from '../contract/outputs.ts'
import { familyCodes } from './claimOrder.ts'
import type { Person } from './household.ts'
import type { Model } from './Model.ts'
import { toDollars } from './money.ts'
import type { ExpenseLine } from './personExpenses.ts'
import type { HouseholdYear } from './planCost.ts'

/** The amounts of a line item. */
const amountNames = ['deductible', 'copay', 'coinsurance', 'amountOverMaximum'] as const

/**
 * A plan's expenses in dollars: one item per service that is used, with the amounts of each person.
 * @param order service indexes in the order of the plan's claims.
 */
export function toLineItems(
  { services }: Model,
  order: number[],
  { persons }: HouseholdYear,
  lines: ExpenseLine[],
): LineItem[] {
  const personIndexes = new Map(persons.map((person, index) => [person, index]))
  const items = services.map(({ id }): LineItem => ({ service: id }))
  const used = new Set<number>()
  for (const line of lines) {
    used.add(line.serviceIndex)
    const item = items[line.serviceIndex]!
    for (const name of amountNames) {
      if (line[name] === 0) continue
      item[name] ??= persons.map(() => 0)
      item[name][personIndexes.get(line.person)!] = toDollars(line[name])
    }
  }
  return order.filter((index) => used.has(index)).map((index) => items[index]!)
}

/**
 * The assumptions of a calculation, in dollars.
 * @param locationFactor in hundredths.
 */
export function toAssumptions(
  { document, services, mostExpensiveFirst, claimOrder }: Model,
  { persons, allowed }: HouseholdYear,
  locationFactor: number,
): NonNullable<Outputs['assumptions']> {
  const totalUses = (index: number) => persons.reduce((sum, { uses }) => sum + uses[index]!, 0)
  const codes = persons.length > 1 ? [...claimOrder, ...familyCodes] : claimOrder
  return {
    locationFactor: locationFactor / 100,
    coveredMonths: document.coveredMonths ?? 12,
    persons: persons.map(toPersonName),
    services: mostExpensiveFirst
      .map((index) => ({
        id: services[index]!.id,
        name: services[index]!.name,
        uses: totalUses(index),
        allowedAmount: toDollars(allowed[index]!),
        usesByPerson: persons.map(({ uses }) => uses[index]!),
      }))
      .filter(({ uses }) => uses > 0),
    claimOrder: codes.map((code) => ({ code })),
  }
}

function toPersonName({ role, number }: Person): PersonName {
  return { role, number }
}

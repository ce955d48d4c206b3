import type { LineItem, Outputs } from '../contract/outputs.ts'
import type { ClaimLines, LineAmounts } from './expenseLines.ts'
import type { Person } from './household.ts'
import type { Model } from './Model.ts'
import { toDollars } from './money.ts'
import type { ResolvedInputs } from './resolveInputs.ts'

/** The amounts of a line item. */
const amountNames = ['deductible', 'copay', 'coinsurance', 'notCovered', 'amountOverMaximum'] as const

/** A plan's expenses in dollars: one item per service that is used, with the amounts of each person. */
export function toLineItems(
  { services, priceRanks }: Model,
  persons: Person[],
  lines: ClaimLines['lines'],
  amounts: LineAmounts,
): LineItem[] {
  const items = new Map<number, LineItem>()
  for (let line = 0; line < lines.length; line++) {
    const { person, serviceIndex } = lines[line]!
    const item = items.get(serviceIndex) ?? { service: services[serviceIndex]!.id }
    items.set(serviceIndex, item)
    for (const name of amountNames) {
      const amount = amounts[name][line]!
      if (amount === 0) continue
      item[name] ??= persons.map(() => 0)
      item[name][person] = toDollars(amount)
    }
  }
  return [...items]
    .toSorted(([one], [other]) => priceRanks[one]! - priceRanks[other]!)
    .map(([, item]) => item)
}

/**
 * The assumptions of a calculation, in dollars.
 * @param orders the number of simulated orders of claims.
 * @param years the number of simulated years.
 */
export function toAssumptions(
  { model, persons, birth, allowed, locationFactor }: ResolvedInputs,
  orders: number,
  years: number,
): NonNullable<Outputs['assumptions']> {
  const { document, services, mostExpensiveFirst, usesPerEpisode } = model
  const usesByPerson = (index: number) => persons.map(({ uses }) => uses[index]!)
  const used = mostExpensiveFirst.filter((index) => usesByPerson(index).some((uses) => uses > 0))
  return {
    locationFactor: locationFactor / 100,
    coveredMonths: document.coveredMonths ?? 12,
    ...(document.source !== undefined && { source: document.source }),
    ...(birth && { birth: { month: birth.month } }),
    persons: persons.map(({ role, number, isNewborn }) => ({
      role,
      number,
      ...(isNewborn && { isNewborn }),
    })),
    services: used.map((index) => ({
      id: services[index]!.id,
      name: services[index]!.name,
      uses: usesByPerson(index).reduce((sum, uses) => sum + uses, 0),
      allowedAmount: toDollars(allowed[index]!),
      usesByPerson: usesByPerson(index),
    })),
    claimOrder: [
      { code: 'by-date' },
      { code: 'mean-of-orders' },
      ...(used.some((index) => usesPerEpisode[index]! > 1) ? [{ code: 'stays-together' }] : []),
    ],
    orders,
    years,
  }
}

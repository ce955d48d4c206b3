import type { CalculationInputs } from '../../../src/contract/inputs.ts'
import type { Combination } from './clientParts.ts'

/** Uses of the first service in a custom scenario. */
export const customUses = 3

/** The answers of an employee with one child. They alternate between walks, so that each answer occurs with each part. */
export interface Manner {
  /** The first of each list, or the last. */
  place: 0 | -1
  /** Customizes, where there are tiles to choose from too. */
  isCustom: boolean
}

export function mannerFor({ on }: Combination): Manner {
  return {
    place: on.size % 2 === 0 ? 0 : -1,
    isCustom: on.has('customScenario') && on.size % 3 !== 0,
  }
}

/** Whether the surcharge at an index is chosen. All are chosen except the last of several, so that a mix-up shows. */
export function isCharged(place: number, among: number) {
  return place === 0 || place < among - 1
}

/** The expected body of the calculation. */
export function answersTo({ on, instance }: Combination, { place, isCustom }: Manner): CalculationInputs {
  const { salaryBands, locations, savingsStyles, scenarios, services, surcharges } = instance
  return {
    coverage: on.has('singleChild') ? 'EK' : 'EC',
    scenario: isCustom ? 'custom' : scenarios.at(place)!.id,
    customScenario: isCustom
      ? services.map(({ id, name }, index) => ({ id, name, uses: index === 0 ? customUses : 0 }))
      : null,
    surcharges: Object.fromEntries(
      surcharges.map(({ id }, index) => [id, isCharged(index, surcharges.length)]),
    ),
    location: on.has('locations') ? locations.at(place)!.id : null,
    salaryBand: on.has('salaryBands') ? salaryBands.at(place)!.id : null,
    savingsStyle: on.has('savings') ? savingsStyles.at(place)!.id : null,
  }
}

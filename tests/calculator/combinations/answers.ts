import type { CalculationInputs } from '../../../src/contract/inputs.ts'
import type { Combination } from './clientParts.ts'

/** How often the first service is used in a custom scenario. */
export const customUses = 3

/** How an employee with one child answers. The walks take turns, so that each answer is given with each part. */
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

/** Whether a surcharge is chosen by its place: all are but the last of several, so that none stands for another. */
export function isCharged(place: number, among: number) {
  return place === 0 || place < among - 1
}

/** What is to be posted then. */
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

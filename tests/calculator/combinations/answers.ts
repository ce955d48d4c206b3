import type { CalculationInputs } from '../../../src/contract/inputs.ts'
import type { Combination } from './clientParts.ts'

/** How often the first service is used in a custom scenario. */
export const customUses = 3

/**
 * What an employee with one child is to post who chooses the first of each list, has every surcharge, and customizes
 * where that can be done.
 */
export function answersTo({ on, instance }: Combination): CalculationInputs {
  const { salaryBands, locations, savingsStyles, scenarios, services, surcharges } = instance
  const isCustom = on.has('customScenario')
  return {
    coverage: on.has('singleChild') ? 'EK' : 'EC',
    scenario: isCustom ? 'custom' : scenarios[0]!.id,
    customScenario: isCustom
      ? services.map(({ id, name }, index) => ({ id, name, uses: index === 0 ? customUses : 0 }))
      : null,
    surcharges: Object.fromEntries(surcharges.map(({ id }) => [id, true])),
    location: on.has('locations') ? locations[0]!.id : null,
    salaryBand: on.has('salaryBands') ? salaryBands[0]!.id : null,
    savingsStyle: on.has('savings') ? savingsStyles[0]!.id : null,
  }
}

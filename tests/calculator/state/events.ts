import type { Event } from '../../../src/calculator/state/reducer.ts'
import type { Instance } from '../../../src/contract/instance.ts'
import { fc } from '../../kit/fc.ts'

/** Any event, mostly with the client's own options. */
export function anyEvent(instance: Instance): fc.Arbitrary<Event> {
  const oneOf = <T>(list: { id: T }[]) => fc.constantFrom(...list.map(({ id }) => id), 'unknown')
  return fc.oneof(
    fc.record({
      type: fc.constant('personalChanged' as const),
      personal: fc.record(
        {
          salaryBand: oneOf(instance.salaryBands),
          location: oneOf(instance.locations),
          savingsStyle: oneOf(instance.savingsStyles),
        },
        { requiredKeys: [] },
      ),
    }),
    fc.record({
      type: fc.constant('familyChanged' as const),
      family: fc.record({ spouse: fc.boolean(), children: fc.integer({ min: -3, max: 12 }) }),
    }),
    fc.record({
      type: fc.constant('scenarioChosen' as const),
      scenario: oneOf([...instance.scenarios, { id: 'custom' }]),
    }),
    fc.record({ type: fc.constant('surchargesChanged' as const), surcharges: fc.array(fc.boolean()) }),
    fc.record({
      type: fc.constant('babyChanged' as const),
      baby: fc.record({ isCovered: fc.boolean(), month: fc.option(fc.integer({ min: 1, max: 12 })) }),
    }),
    fc.record({
      type: fc.constant('customUsesTyped' as const),
      typedUses: fc.array(fc.oneof(fc.nat(9999), fc.string())),
    }),
    fc.record({ type: fc.constant('customScenarioConfirmed' as const), uses: fc.array(fc.nat(9999)) }),
    fc.record({
      type: fc.constant('calculationChanged' as const),
      calculation: fc.constant({ status: 'loading' as const }),
    }),
  )
}

export const anyAcknowledged = fc.record({
  home: fc.boolean(),
  personal: fc.boolean(),
  coverage: fc.boolean(),
  scenario: fc.boolean(),
})

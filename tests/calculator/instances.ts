import fc from 'fast-check'
import { parseInstance, type Instance } from '../../src/contract/instance.ts'

/** An instance with every feature on, with changes. */
export function instanceWith(change: object = {}): Instance {
  return parseInstance({
    client: { planYear: 2027, displayName: 'Zephyr & Sons' },
    features: { salaryBands: true, locations: true, savings: true, singleChild: true, customScenario: true },
    scenarios: [
      { id: 'quiet', display: 'A quiet year' },
      { id: 2, display: 'A rough year' },
    ],
    services: [
      { id: 'visit', name: 'Primary care visit' },
      { id: 0, name: 'Generic drug' },
    ],
    locations: [
      { id: 0, name: 'Boise' },
      { id: '0', name: 'Nampa' },
    ],
    salaryBands: [{ id: 'a.b/c d', name: 'Under $40,000' }],
    savingsStyles: [{ id: 'none', displayText: 'No savings' }],
    surcharges: [
      { id: 'tobacco', statement: 'I or my spouse use tobacco' },
      { id: 'constructor', statement: 'I completed the wellness check' },
    ],
    ...change,
  })
}

const coverageCodes = ['EE', 'ES', 'EK', 'EC', 'EF'] as const

/** Ids that are valid but unusual. */
const id = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '1',
    'constructor',
    'toString',
    'hasOwnProperty',
    'null',
    'custom',
    'a b',
    'a.b',
    'a/b',
    'a.b/c d',
    '~0',
    '~1',
    '%',
    '%2F',
    '[0]',
  ),
  fc.uuid(),
  fc.integer({ min: -2, max: 3 }),
  fc.maxSafeInteger(),
  fc.string().filter((text) => text !== '__proto__'),
)

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constant('<img src=x onerror=alert(1)>'),
)
const options = fc.uniqueArray(fc.record({ id, name: text }), {
  minLength: 1,
  maxLength: 6,
  selector: (one) => one.id,
})

/** Any instance that fits its schema. */
export const anyInstance: fc.Arbitrary<Instance> = fc
  .record({
    client: fc.record({
      planYear: fc.integer({ min: 2018, max: 2100 }),
      displayName: text,
      url: fc.option(text),
      dontTint: fc.boolean(),
    }),
    features: fc.record({
      salaryBands: fc.boolean(),
      locations: fc.boolean(),
      savings: fc.boolean(),
      singleChild: fc.boolean(),
      customScenario: fc.boolean(),
      customPerPerson: fc.boolean(),
      household: fc.boolean(),
    }),
    scenarios: fc
      .uniqueArray(fc.record({ id, display: text, adds: fc.constantFrom(null, 'child', 'spouse') }), {
        minLength: 1,
        maxLength: 5,
        selector: (one) => one.id,
      })
      .filter((scenarios) => scenarios.every((one) => one.id !== 'custom')),
    services: options,
    locations: options,
    salaryBands: options,
    savingsStyles: options.map((list) => list.map((one) => ({ id: one.id, displayText: one.name }))),
    surcharges: fc.oneof(
      fc.constant([]),
      options
        // The ids become property names when they are posted, so they must also differ as strings.
        .filter((list) => new Set(list.map((one) => String(one.id))).size === list.length)
        .chain((list) =>
          fc.tuple(
            ...list.map((one) =>
              fc.record({
                id: fc.constant(one.id),
                statement: fc.constant(one.name),
                appliesTo: fc.option(fc.subarray([...coverageCodes], { minLength: 1 })),
              }),
            ),
          ),
        ),
    ),
  })
  .map(parseInstance)

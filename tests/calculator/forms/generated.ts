import fc from 'fast-check'
import type { Flag, Id, Instance } from '../../../src/contract/instance.ts'
import { clientWith } from './instance.ts'

const oddWords = [
  '',
  '0',
  '1',
  'constructor',
  'toString',
  'a.b',
  'a/b',
  '~0',
  'a b',
  '%',
  '[0]',
  'null',
  'custom',
]

/** Any id that a client may use. */
const ids: fc.Arbitrary<Id> = fc.oneof(
  fc.constantFrom(...oddWords),
  fc.uuid(),
  fc.string(),
  fc.maxSafeInteger(),
  fc.integer({ min: -2, max: 3 }),
)

const flags = fc.record<Record<Flag, boolean>>({
  salaryBands: fc.boolean(),
  locations: fc.boolean(),
  savings: fc.boolean(),
  singleChild: fc.boolean(),
  customScenario: fc.boolean(),
})

function idLists(excluded: Id[] = []) {
  const allowed = ids.filter((id) => !['__proto__', ...excluded].includes(id))
  return fc.uniqueArray(allowed, { minLength: 1, maxLength: 6, comparator: 'IsStrictlyEqual' })
}

/** Any client, with any ids. */
export const instances: fc.Arbitrary<Instance> = fc
  .record({
    flags,
    scenarios: idLists(['custom']),
    services: idLists(),
    locations: idLists(),
    salaryBands: idLists(),
    savingsStyles: idLists(),
    surcharges: fc.oneof(idLists(), fc.constant<Id[]>([])),
  })
  .map((lists) =>
    clientWith(
      {
        scenarios: lists.scenarios.map((id) => ({ id, display: `Scenario ${id}` })),
        services: lists.services.map(named),
        locations: lists.locations.map(named),
        salaryBands: lists.salaryBands.map(named),
        savingsStyles: lists.savingsStyles.map((id) => ({ id, displayText: `Style ${id}` })),
        surcharges: lists.surcharges.map((id) => ({ id, statement: `Statement ${id}` })),
      },
      lists.flags,
    ),
  )

/** Texts for a row of uses, right and wrong. */
export const uses = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '007',
    '9999',
    '10000',
    '1,000',
    '1,00',
    '1.5',
    '1e3',
    '-1',
    '+1',
    '٣',
    '1 000',
    'two',
    'NaN',
    'Infinity',
    '0x10',
  ),
  fc.integer().map(String),
  fc.float().map(String),
  fc.string(),
)

function named(id: Id) {
  return { id, name: `Name ${id}` }
}

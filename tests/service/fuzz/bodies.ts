import { anyCharacter } from '../../kit/anyCharacter.ts'
import * as fc from 'fast-check'
import type { Instance, Id } from '../../../src/contract/instance.ts'
import { personalQuestions, type PersonalAnswers } from '../../../src/contract/personalQuestions.ts'
import type { CalculationInputs, PersonName, ServiceUses } from '../../../src/contract/inputs.ts'
import { tiersOf } from '../../../src/contract/tiers.ts'

/** Generates answers that an instance accepts, with a custom scenario; some with uses of each person, if it asks for them. */
function customAnswers(instance: Instance): fc.Arbitrary<CalculationInputs> {
  const answers = householdAnswers(instance)
  return instance.features.customPerPerson
    ? answers.chain((each) => fc.oneof(fc.constant(each), answersPerPerson(each)))
    : answers
}

/** The same services, with uses of each person. */
function answersPerPerson(answers: CalculationInputs): fc.Arbitrary<CalculationInputs> {
  const { coverage, customScenario } = answers
  const hasSpouse = ['ES', 'EF'].includes(coverage)
  const childCounts = { EE: [0], ES: [0], EK: [1], EC: [1, 2, 3], EF: [1, 2, 3] }[coverage]
  return fc.constantFrom(...childCounts).chain((children) => {
    const persons: PersonName[] = [
      { role: 'subscriber', number: 1 },
      ...(hasSpouse ? [{ role: 'spouse' as const, number: 1 }] : []),
      ...Array.from({ length: children }, (_, index) => ({ role: 'child' as const, number: index + 1 })),
    ]
    const shares = fc.array(fc.nat(20), { minLength: persons.length, maxLength: persons.length })
    return fc.tuple(...customScenario!.map(() => shares)).map((lists) => ({
      ...answers,
      persons,
      customScenario: customScenario!.map((entry, index) => {
        const usesByPerson = lists[index]!
        return { ...entry, uses: usesByPerson.reduce((sum, each) => sum + each, 0), usesByPerson }
      }),
    }))
  })
}

function householdAnswers(instance: Instance): fc.Arbitrary<CalculationInputs> {
  const { features, services, surcharges } = instance
  const personal = Object.fromEntries(
    personalQuestions.map(({ flag, list, answer }) => [answer, choice(features[flag], instance[list])]),
  ) as Record<keyof PersonalAnswers, fc.Arbitrary<Id | null>>
  return fc.record({
    scenario: fc.constant('custom'),
    customScenario: fc.shuffledSubarray(services).chain((some) => fc.tuple(...some.map(uses))),
    coverage: fc.constantFrom(...tiersOf(instance)),
    surcharges: fc
      .tuple(fc.subarray(surcharges), fc.subarray(surcharges))
      .map(([listed, applied]) =>
        Object.fromEntries(listed.map((each) => [each.id, applied.includes(each)])),
      ),
    ...personal,
  })
}

function uses({ id, name }: { id: Id; name: string }): fc.Arbitrary<ServiceUses> {
  return fc.oneof(fc.nat(20), fc.nat(9999)).map((count) => ({ id, name, uses: count }))
}

function choice(isAsked: boolean, list: { id: Id }[]): fc.Arbitrary<Id | null> {
  return isAsked ? fc.constantFrom(...list.map(({ id }) => id)) : fc.constant(null)
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Path = (string | number)[]
/** Returns a replacement, or undefined to remove the value. */
type Change = (value: Json) => Json | undefined

/** Values that often cause errors. */
const hostileValue: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json[]>(null, true, -0, 0.1, 10_000, Number.MAX_SAFE_INTEGER + 1, -1e308),
  fc.constantFrom<Json[]>('', '0', '__proto__', 'custom', '\0', '\ud800', 'x'.repeat(5000)),
  fc.constantFrom<Json[]>([], {}, [[[[]]]], { length: 1e9 }, { toString: 1, valueOf: null, toJSON: 'x' }),
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>,
)

const hostileKey = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'then', 'a/b~c', '', '0', '-1'),
  fc.string({ unit: anyCharacter, maxLength: 20 }),
)

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.constant<Change>(() => undefined),
  hostileValue.map(
    (value): Change =>
      () =>
        value,
  ),
  fc.constant<Change>((value) => [value]),
  fc.constant<Change>((value) => JSON.stringify(value)),
  fc.tuple(hostileKey, hostileValue).map(
    ([key, added]): Change =>
      (value) =>
        Array.isArray(value) ? [...value, added, ...value] : withKey(value, key, added),
  ),
)

/** Changes a value in one to three random places. */
function mutate(original: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const steps = fc.array(fc.tuple(fc.nat(), change), { minLength: 1, maxLength: 3 })
  return fc.tuple(original, steps).map(([value, all]) =>
    all.reduce((mutant, [index, apply]) => {
      const paths = listPaths(mutant)
      return changeAt(mutant, paths[index % paths.length]!, apply) ?? null
    }, value as Json),
  )
}

function listPaths(value: Json): Path[] {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [[], ...parts.flatMap(([key, part]) => listPaths(part).map((path) => [key, ...path]))]
}

function changeAt(value: Json, [key, ...rest]: Path, apply: Change): Json | undefined {
  if (key === undefined) return apply(value)
  const entries = Object.entries(value as object).flatMap(([name, part]: [string, Json]) => {
    const result = name === String(key) ? changeAt(part, rest, apply) : part
    return result === undefined ? [] : [[name, result] as const]
  })
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries)
}

function withKey(value: Json, key: string, added: Json): Json {
  const object = typeof value === 'object' && !Array.isArray(value) ? value : {}
  return { ...object, [key]: added }
}

/** Generates answers that an instance accepts. */
export function validAnswers(instance: Instance): fc.Arbitrary<object> {
  const scenarios = instance.scenarios.map(({ id }) => id)
  return fc
    .tuple(customAnswers(instance), fc.constantFrom(...scenarios), fc.boolean())
    .map(([answers, scenario, isCustom]) =>
      isCustom && instance.features.customScenario ? answers : { ...answers, scenario, customScenario: null },
    )
}

export function mutatedAnswers(instance: Instance): fc.Arbitrary<unknown> {
  return mutate(validAnswers(instance))
}

/** Generates text that is mostly not JSON, or is too large. */
export function malformedText(instance: Instance): fc.Arbitrary<string> {
  const text = validAnswers(instance).map((answers) => JSON.stringify(answers))
  return fc.oneof(
    fc.tuple(text, fc.nat()).map(([valid, at]) => valid.slice(0, at % valid.length)),
    fc
      .tuple(text, fc.nat(), fc.string({ minLength: 1, maxLength: 4 }))
      .map(
        ([valid, at, added]) => valid.slice(0, at % valid.length) + added + valid.slice(at % valid.length),
      ),
    fc
      .tuple(fc.constantFrom('[', '{"a":', '[{"":'), fc.integer({ min: 1, max: 40_000 }))
      .map(([open, depth]) => open.repeat(depth)),
    fc.integer({ min: 1, max: 100_000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
    fc.constantFrom('', ' ', 'null', 'NaN', '1e999', '-', '"', '\ufeff{}', '\u2028', '{"a":1,"a":2}'),
    fc.string({ unit: anyCharacter, maxLength: 200 }),
    {
      weight: 1,
      arbitrary: fc.tuple(text, fc.nat(20_000)).map(([valid, length]) => valid.padEnd(255_000 + length)),
    },
  )
}

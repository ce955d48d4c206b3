import * as fc from 'fast-check'
import type { Instance } from '../../../src/contract/instance.ts'
import { customAnswers } from './customAnswers.ts'
import { mutate } from './mutate.ts'

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
    fc.string({ unit: 'binary', maxLength: 200 }),
    {
      weight: 1,
      arbitrary: fc.tuple(text, fc.nat(20_000)).map(([valid, length]) => valid.padEnd(255_000 + length)),
    },
  )
}

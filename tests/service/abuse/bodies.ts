import * as fc from 'fast-check'
import inputsSchema from '../../../schemas/inputs.schema.json' with { type: 'json' }
import type { Instance } from '../../../src/contract/instance.ts'
import { customAnswers } from '../parity/calls/answers.ts'
import { fromSchema } from './fromSchema.ts'
import { mutated } from './mutated.ts'

/** What an instance allows: its own uses, or one of its scenarios. */
export function validAnswers(instance: Instance): fc.Arbitrary<object> {
  const scenarios = instance.scenarios.map(({ id }) => id)
  return fc
    .tuple(customAnswers(instance), fc.constantFrom(...scenarios), fc.boolean())
    .map(([answers, scenario, isCustom]) =>
      isCustom && instance.features.customScenario ? answers : { ...answers, scenario, customScenario: null },
    )
}

/** What the schema allows of any instance. */
export const schemaAnswers = fromSchema(inputsSchema)

export function mutatedAnswers(instance: Instance): fc.Arbitrary<unknown> {
  return mutated(fc.oneof({ weight: 3, arbitrary: validAnswers(instance) }, schemaAnswers))
}

/** A text that is hardly JSON, or far too much of it. */
export function brokenText(instance: Instance): fc.Arbitrary<string> {
  const text = validAnswers(instance).map((answers) => JSON.stringify(answers))
  return fc.oneof(
    fc.tuple(text, fc.nat()).map(([whole, at]) => whole.slice(0, at % whole.length)),
    fc
      .tuple(text, fc.nat(), fc.string({ minLength: 1, maxLength: 4 }))
      .map(([whole, at, more]) => whole.slice(0, at % whole.length) + more + whole.slice(at % whole.length)),
    fc
      .tuple(fc.constantFrom('[', '{"a":', '[{"":'), fc.integer({ min: 1, max: 40_000 }))
      .map(([open, depth]) => open.repeat(depth)),
    fc.integer({ min: 1, max: 100_000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
    fc.constantFrom('', ' ', 'null', 'NaN', '1e999', '-', '"', '\ufeff{}', '\u2028', '{"a":1,"a":2}'),
    fc.string({ unit: 'binary', maxLength: 200 }),
    {
      weight: 1,
      arbitrary: fc.tuple(text, fc.nat(20_000)).map(([whole, more]) => whole.padEnd(255_000 + more)),
    },
  )
}

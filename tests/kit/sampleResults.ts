import { customScenarioId } from '../../src/contract/customScenarioId.ts'
import { maxChildren } from '../../src/contract/family.ts'
import type { Id, Instance } from '../../src/contract/instance.ts'
import { parseOutputs, type Outputs } from '../../src/contract/outputs.ts'
import { personalQuestions, type PersonalAnswers } from '../../src/contract/personalQuestions.ts'
import { calculate } from '../../src/engine/calculate.ts'
import { noUses } from '../../src/calculator/state/customUses.ts'
import { initialModel, type Answers, type Model } from '../../src/calculator/state/model.ts'
import { selectInputs } from '../../src/calculator/state/selectInputs.ts'
import { fc, seed } from './fc.ts'
import { samples } from './samples.ts'

/** A result as the calculator shows it. */
export interface SampleResult {
  /** Names the client, the plan year, and the language in the message of a failure. */
  name: string
  language: string
  instance: Instance
  model: Model
  outputs: Outputs
}

/** Calculates results for random answers: equally many for each plan year of each sample client in each language. */
export function sampleResults(count: number): SampleResult[] {
  const years = [...samples].flatMap(([client, { years: byYear }]) =>
    [...byYear.values()].flatMap((year) =>
      year.languages.map((language) => ({ client, ...year.inLanguage(language) })),
    ),
  )
  const numRuns = Math.ceil(count / years.length)
  return years.flatMap(({ client, language, instance, model: plans }, index) =>
    fc.sample(answersTo(instance), { numRuns, seed: seed + index }).map((answers) => {
      const model = { ...initialModel(instance), ...answers }
      const inputs = selectInputs(model, instance)
      return {
        name: `${client} ${instance.client.planYear} ${language} ${JSON.stringify(inputs)}`,
        language,
        instance,
        model,
        outputs: parseOutputs(calculate(plans, inputs)),
      }
    }),
  )
}

/** Any answers that complete the steps. */
function answersTo(instance: Instance): fc.Arbitrary<Answers> {
  const { features, scenarios, surcharges } = instance
  const uses = listOf(fc.constantFrom(0, 0, 0, 0, 0, 1, 6), noUses(instance).length)
  const answers = fc.record({
    personal: fc.record(
      Object.fromEntries(
        personalQuestions.map(({ answer, flag, list }) => [
          answer,
          features[flag] ? idOf(instance[list]) : fc.constant(null),
        ]),
      ),
    ) as fc.Arbitrary<PersonalAnswers>,
    // Mostly small families, whose results take less time.
    family: fc.record({
      spouse: fc.boolean(),
      children: fc.oneof({ arbitrary: fc.nat(3), weight: 9 }, fc.nat(maxChildren)),
    }),
    scenario: idOf(features.customScenario ? [...scenarios, { id: customScenarioId }] : scenarios),
    customUses: uses,
    surcharges: listOf(fc.boolean(), surcharges.length),
    baby: fc.record({ isCovered: fc.boolean(), month: fc.option(fc.integer({ min: 1, max: 12 })) }),
  })
  return answers.map((each) => ({ ...each, typedUses: each.customUses }))
}

function idOf(options: { id: Id }[]): fc.Arbitrary<Id> {
  return fc.constantFrom(...options.map(({ id }) => id))
}

function listOf<Value>(value: fc.Arbitrary<Value>, length: number): fc.Arbitrary<Value[]> {
  return fc.array(value, { minLength: length, maxLength: length })
}

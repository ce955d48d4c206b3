import { personalQuestions, type PersonalAnswers } from '../../../../src/contract/personalQuestions.ts'
import * as fc from 'fast-check'
import type { CalculationInputs, ServiceUses } from '../../../../src/contract/inputs.ts'
import type { Id, Instance } from '../../../../src/contract/instance.ts'
import { tiersOf } from '../../../../src/contract/tiers.ts'

/** Generates answers that an instance accepts, with a custom scenario. */
export function customAnswers(instance: Instance): fc.Arbitrary<CalculationInputs> {
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

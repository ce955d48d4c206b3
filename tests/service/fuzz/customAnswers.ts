import { personalQuestions, type PersonalAnswers } from '../../../src/contract/personalQuestions.ts'
import * as fc from 'fast-check'
import type { CalculationInputs, PersonName, ServiceUses } from '../../../src/contract/inputs.ts'
import type { Id, Instance } from '../../../src/contract/instance.ts'
import { tiersOf } from '../../../src/contract/tiers.ts'

/** Generates answers that an instance accepts, with a custom scenario; some with uses of each person, if it asks for them. */
export function customAnswers(instance: Instance): fc.Arbitrary<CalculationInputs> {
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

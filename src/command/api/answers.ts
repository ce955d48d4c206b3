import { applicableInputs } from '../../contract/applicableInputs.ts'
import { customScenarioId } from '../../contract/customScenarioId.ts'
import { birthScenarios, coverageAfterBirth, defaultBaby, type Family } from '../../contract/family.ts'
import type { CalculationInputs } from '../../contract/inputs.ts'
import type { Id, Instance } from '../../contract/instance.ts'
import { personalAnswersOf, questionsOf, type PersonalAnswers } from '../../contract/personalQuestions.ts'

/** Every coverage code, and the numbers of children that most families have. */
export const families: Family[] = [0, 1, 2].flatMap((children) =>
  [false, true].map((spouse) => ({ spouse, children })),
)

/** The body that the calculator posts for a scenario, without surcharges and credits. In a custom one, each service is used once. */
export function answersFor(
  instance: Instance,
  family: Family,
  scenario: Id,
  personal: PersonalAnswers,
): CalculationInputs {
  const { household, singleChild } = instance.features
  const births = birthScenarios(instance)
  return applicableInputs(instance, {
    coverage: coverageAfterBirth(family, household && births.has(scenario), singleChild),
    scenario,
    customScenario:
      scenario === customScenarioId ? instance.services.map(({ id, name }) => ({ id, name, uses: 1 })) : null,
    ...(household && { household: { ...family, ...(births.size > 0 && { baby: defaultBaby }) } }),
    surcharges: Object.fromEntries(instance.surcharges.map(({ id }) => [id, false])),
    ...personal,
  })
}

/**
 * Combinations of answers to the personal questions: those with the fewest answers that are not the first option come
 * first, so that a part of them has as many options as possible.
 * @param limit how many to return at most
 */
export function personalCombinations(instance: Instance, limit: number): PersonalAnswers[] {
  let combinations = [{ answers: {}, distance: 0 }]
  for (const { answer, list } of questionsOf(instance))
    combinations = combinations
      .flatMap(({ answers, distance }) =>
        instance[list].map(({ id }, index) => ({
          answers: { ...answers, [answer]: id },
          distance: distance + Math.min(index, 1),
        })),
      )
      .toSorted((one, other) => one.distance - other.distance)
      .slice(0, limit)
  return combinations.map(({ answers }) => personalAnswersOf(answers))
}

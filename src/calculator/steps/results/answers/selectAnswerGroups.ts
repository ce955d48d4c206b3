import { surchargeApplies } from '../../../../contract/applicableInputs.ts'
import { customScenarioId } from '../../../../contract/customScenarioId.ts'
import type { Instance } from '../../../../contract/instance.ts'
import { optionsOf } from '../../../../contract/optionsOf.ts'
import { questionsOf } from '../../../../contract/personalQuestions.ts'
import type { Answers } from '../../../state/model.ts'
import { selectCoverage } from '../../../state/selectInputs.ts'
import { stepTexts } from '../../../texts/stepTexts.ts'

interface AnswerGroup {
  /** The step that asks for these answers. */
  step: 'personal' | 'coverage' | 'scenario'
  answers: string[]
}

/** The answers in the words of the visitor's screen, without the groups that the client does not ask for. */
export function selectAnswerGroups(answers: Answers, instance: Instance): AnswerGroup[] {
  const groups: AnswerGroup[] = [
    { step: 'coverage', answers: [householdText(answers.family)] },
    { step: 'personal', answers: personalTexts(answers, instance) },
    { step: 'scenario', answers: [scenarioText(answers, instance), ...surchargeTexts(answers, instance)] },
  ]
  return groups.filter((group) => group.answers.length > 0)
}

function householdText({ spouse, children }: Answers['family']) {
  const texts = stepTexts.answers.household
  if (spouse) return children === 0 ? texts.couple : texts.family({ count: children + 2 })
  return children === 0 ? texts.single : texts.withChildren({ count: children })
}

function personalTexts({ personal }: Answers, instance: Instance) {
  return questionsOf(instance).flatMap((question) =>
    optionsOf(instance, question)
      .filter(({ id }) => id === personal[question.answer])
      .map(({ text }) => text),
  )
}

function scenarioText({ scenario }: Answers, { scenarios }: Instance) {
  return scenario === customScenarioId
    ? stepTexts.answers.customScenario
    : (scenarios.find(({ id }) => id === scenario)?.display ?? '')
}

function surchargeTexts(answers: Answers, { surcharges, features }: Instance) {
  const coverage = selectCoverage(answers, { features })
  const applicable = [...surcharges.entries()].filter(([, surcharge]) =>
    surchargeApplies(surcharge, coverage),
  )
  const chosen = applicable.filter(([index]) => answers.surcharges[index])
  if (applicable.length > 0 && chosen.length === 0) return [stepTexts.answers.noSurcharges]
  return chosen.map(([, { statement }]) => statement)
}

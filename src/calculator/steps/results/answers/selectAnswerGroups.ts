import { surchargeApplies } from '../../../../contract/applicableInputs.ts'
import { customScenarioId } from '../../../../contract/customScenarioId.ts'
import type { ServiceUses } from '../../../../contract/inputs.ts'
import type { Instance } from '../../../../contract/instance.ts'
import { optionsOf } from '../../../../contract/optionsOf.ts'
import { questionsOf } from '../../../../contract/personalQuestions.ts'
import { formatCount } from '../../../rules/formatMoney.ts'
import { formatList, personLabels } from '../../../rules/persons.ts'
import type { Answers, Model } from '../../../state/model.ts'
import { selectCoverage, selectInputs } from '../../../state/selectInputs.ts'
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

interface CustomUses {
  id: ServiceUses['id']
  service: string
  /** By person too, if the client asks for the uses of each one. */
  uses: string
}

/** The uses of the custom scenario, without services that nobody uses. Empty if another scenario is chosen. */
export function selectCustomUses(model: Model, instance: Instance): CustomUses[] {
  const { customScenario, persons } = selectInputs(model, instance)
  const labels = personLabels(persons ?? [])
  return (customScenario ?? [])
    .filter(({ uses }) => uses > 0)
    .map(({ id, name, uses, usesByPerson }) => {
      const byPerson = labels
        .map((label, index) => `${label} ${usesByPerson?.[index] ?? 0}`)
        .filter((_, index) => usesByPerson?.[index])
      const count = formatCount(uses)
      return { id, service: name, uses: labels.length > 1 ? `${count} (${formatList(byPerson)})` : count }
    })
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

import { surchargeStatement } from '../../../../contract/applicableInputs.ts'
import { customScenarioId } from '../../../../contract/customScenarioId.ts'
import type { ServiceUses } from '../../../../contract/inputs.ts'
import type { Instance } from '../../../../contract/instance.ts'
import { optionsOf } from '../../../../contract/optionsOf.ts'
import { questionsOf, type PersonalQuestion } from '../../../../contract/personalQuestions.ts'
import { formatCount } from '../../../rules/formatMoney.ts'
import { formatList, personLabels } from '../../../rules/persons.ts'
import type { Answers, Model } from '../../../state/model.ts'
import { expectsBaby, selectInputs, selectSurcharges } from '../../../state/selectInputs.ts'
import { stepTexts } from '../../../texts/stepTexts.ts'

export interface AnswerChip {
  /** What the chip is about. A personal question has the name of its answer. */
  name: 'family' | 'scenario' | PersonalQuestion['answer'] | 'surcharges'
  /** The step that asks for these answers. */
  step: 'personal' | 'coverage' | 'scenario'
  answers: string[]
}

/** The answers in the words of the visitor's screen, without those that the client does not ask for. */
export function selectAnswerChips(answers: Answers, instance: Instance): AnswerChip[] {
  const chips: AnswerChip[] = [
    { name: 'family', step: 'coverage', answers: [householdText(answers, instance)] },
    { name: 'scenario', step: 'scenario', answers: [scenarioText(answers, instance)] },
    ...personalChips(answers, instance),
    { name: 'surcharges', step: 'scenario', answers: surchargeTexts(answers, instance) },
  ]
  return chips.filter((chip) => chip.answers.length > 0)
}

function householdText(answers: Answers, instance: Instance) {
  const texts = stepTexts.answers.household
  const { spouse, children } = answers.family
  if (children === 0 && answers.baby.isCovered && expectsBaby(answers, instance))
    return spouse ? texts.coupleWithBaby : texts.singleWithBaby
  if (spouse) return children === 0 ? texts.couple : texts.family({ count: children + 2 })
  return children === 0 ? texts.single : texts.withChildren({ count: children })
}

function personalChips({ personal }: Answers, instance: Instance): AnswerChip[] {
  return questionsOf(instance).map((question) => ({
    name: question.answer,
    step: 'personal',
    answers: optionsOf(instance, question)
      .filter(({ id }) => id === personal[question.answer])
      .map(({ text }) => text),
  }))
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

function surchargeTexts(answers: Answers, instance: Instance) {
  const applicable = selectSurcharges(answers, instance)
  const chosen = applicable.filter((surcharge) => answers.surcharges[instance.surcharges.indexOf(surcharge)])
  if (applicable.length > 0 && chosen.length === 0) return [stepTexts.answers.noSurcharges]
  return chosen.map((surcharge) => surchargeStatement(surcharge, answers.family))
}

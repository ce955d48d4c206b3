import { useId } from 'react'
import type { Outputs } from '../../../../contract/outputs.ts'
import { useCalculator, useDispatch } from '../../../state/CalculatorProvider.tsx'
import { stepTexts } from '../../../texts/stepTexts.ts'
import { Select } from '../../../ui/Select.tsx'

/** Asks which plan the employee has now. The card says what staying in it would cost. */
export function CurrentPlan({ outputs }: { outputs: Outputs }) {
  const texts = stepTexts.answers.currentPlan
  const id = useId()
  const dispatch = useDispatch()
  const current = useCalculator((model) => model.currentPlan)
  const keys = Object.keys(outputs.plans)
  const names = Object.values(outputs.plans).map(({ displayName }) => displayName)
  const index = current && keys.findIndex((key) => key === current.key)
  return (
    <Select
      id={id}
      label={texts.question}
      choices={[...names, texts.other].map((label) => ({ label }))}
      placeholder={stepTexts.forms.pleaseSelect}
      chosen={index === -1 ? keys.length : index}
      onChoose={(chosen) => dispatch({ type: 'currentPlanChosen', plan: { key: keys[chosen] ?? null } })}
    />
  )
}

import { useMemo } from 'react'
import { SchemaForm } from '../../forms/SchemaForm.tsx'
import { useCalculator, useDispatch, useInstance } from '../../state/CalculatorProvider.tsx'
import { scenarioForm } from './scenarioForms.ts'

interface ScenarioQuestionProps {
  /** Whether it has tiles, or a drop-down list. */
  hasTiles: boolean
  /** Whether it is a section of its step, where the custom scenario is below it. */
  isStep?: boolean
}

/** Asks for the expected usage. Nothing for a client without scenarios. */
export function ScenarioQuestion({ hasTiles, isStep = false }: ScenarioQuestionProps) {
  const instance = useInstance()
  const scenario = useCalculator((model) => model.scenario)
  const dispatch = useDispatch()
  const form = useMemo(() => scenarioForm(instance, hasTiles, isStep), [instance, hasTiles, isStep])
  const data = useMemo(() => ({ scenario }), [scenario])
  if (instance.scenarios.length === 0) return null
  return (
    <SchemaForm
      form={form}
      data={data}
      onChange={({ scenario: chosen }) => {
        if (chosen !== null) dispatch({ type: 'scenarioChosen', scenario: chosen })
      }}
    />
  )
}

import { useMemo } from 'react'
import { SchemaForm } from '../../forms/SchemaForm.tsx'
import { useCalculator, useDispatch, useInstance } from '../../state/CalculatorProvider.tsx'
import { coverageForm } from './coverageForm.ts'

/** Asks which family members the employee covers. */
export function CoverageQuestions() {
  const instance = useInstance()
  const family = useCalculator((model) => model.family)
  const dispatch = useDispatch()
  const form = useMemo(() => coverageForm(instance), [instance])
  return (
    <SchemaForm
      form={form}
      data={family}
      onChange={(data) => dispatch({ type: 'familyChanged', family: data })}
    />
  )
}

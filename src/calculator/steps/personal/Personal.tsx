import { useMemo } from 'react'
import { SchemaForm } from '../../forms/SchemaForm.tsx'
import { useCalculator, useDispatch, useInstance } from '../../state/CalculatorProvider.tsx'
import { stepTexts } from '../../texts/stepTexts.ts'
import { StepHeading } from '../../ui/StepHeading.tsx'
import { NextButton } from '../NextButton.tsx'
import { personalForm } from './schema.ts'

export function Personal() {
  const instance = useInstance()
  const personal = useCalculator((model) => model.personal)
  const dispatch = useDispatch()
  const form = useMemo(() => personalForm(instance), [instance])
  return (
    <div className="step">
      <StepHeading>{stepTexts.personal.heading}</StepHeading>
      <SchemaForm
        form={form}
        data={personal}
        onChange={(data) => dispatch({ type: 'personalChanged', personal: data })}
      />
      <NextButton step="personal" hint={stepTexts.personal.hint} />
    </div>
  )
}

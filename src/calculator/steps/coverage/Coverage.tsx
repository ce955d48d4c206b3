import Check from '~icons/lucide/check'
import { useMemo } from 'react'
import { SchemaForm } from '../../forms/SchemaForm.tsx'
import { coverageLabel } from '../../rules/coverage.ts'
import { useCalculator, useDispatch, useInstance } from '../../state/CalculatorProvider.tsx'
import { selectCoverage } from '../../state/selectInputs.ts'
import { stepTexts } from '../../texts/stepTexts.ts'
import { StepHeading } from '../../ui/StepHeading.tsx'
import { NextButton } from '../NextButton.tsx'
import { coverageForm } from './schema.ts'
import './Coverage.css'

export function Coverage() {
  const instance = useInstance()
  const family = useCalculator((model) => model.family)
  const code = useCalculator(selectCoverage)
  const dispatch = useDispatch()
  const form = useMemo(() => coverageForm(instance), [instance])
  return (
    <div className="step">
      <StepHeading>{stepTexts.coverage.heading}</StepHeading>
      <div className="coverage-rows card">
        <p className="coverage-you">
          <Check aria-hidden />
          {stepTexts.coverage.you}
          <span className="soft">{stepTexts.coverage.alwaysCovered}</span>
        </p>
        <SchemaForm
          form={form}
          data={family}
          onChange={(data) => dispatch({ type: 'familyChanged', family: data })}
        />
      </div>
      <p className="coverage-needed" role="status">
        {stepTexts.coverage.needed({
          tier: <strong>{coverageLabel(code, instance.features.singleChild)}</strong>,
        })}
      </p>
      <NextButton step="coverage" />
    </div>
  )
}

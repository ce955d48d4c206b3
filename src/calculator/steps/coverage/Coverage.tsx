import Check from '~icons/lucide/check'
import { coverageCode } from '../../../contract/family.ts'
import { coverageLabel } from '../../rules/coverage.ts'
import { useCalculator, useInstance } from '../../state/CalculatorProvider.tsx'
import { stepTexts } from '../../texts/stepTexts.ts'
import { StepHeading } from '../../ui/StepHeading.tsx'
import { NextButton } from '../NextButton.tsx'
import { CoverageQuestions } from '../questions/CoverageQuestions.tsx'
import './Coverage.css'

export function Coverage() {
  const { singleChild } = useInstance().features
  const family = useCalculator((model) => model.family)
  // This step names the tier of the family that is entered here. A scenario can add a baby later.
  const code = coverageCode(family, singleChild)
  return (
    <div className="step stack">
      <StepHeading>{stepTexts.coverage.heading}</StepHeading>
      <div className="coverage-rows card">
        <p className="coverage-you row wrap">
          <Check aria-hidden />
          {stepTexts.coverage.you}
          <span className="soft">{stepTexts.coverage.alwaysCovered}</span>
        </p>
        <CoverageQuestions />
      </div>
      <p className="coverage-needed" role="status">
        {stepTexts.coverage.needed({
          tier: <strong>{coverageLabel(code, singleChild)}</strong>,
        })}
      </p>
      <NextButton step="coverage" />
    </div>
  )
}

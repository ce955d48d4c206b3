import { stepTexts } from '../../texts/stepTexts.ts'
import { StepHeading } from '../../ui/StepHeading.tsx'
import { NextButton } from '../NextButton.tsx'
import { PersonalQuestions } from '../questions/PersonalQuestions.tsx'

export function Personal() {
  return (
    <div className="step stack">
      <StepHeading>{stepTexts.personal.heading}</StepHeading>
      <PersonalQuestions />
      <NextButton step="personal" hint={stepTexts.personal.hint} />
    </div>
  )
}

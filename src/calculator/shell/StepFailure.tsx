import { useErrorTitle } from '../state/pageTitle.ts'
import { shellTexts } from '../texts/shellTexts.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { StepHeading } from '../ui/StepHeading.tsx'

interface StepFailureProps {
  onRetry: () => void
  /** What happened to the answers, and what to do. */
  advice?: string
}

/** Replaces a step that could not be loaded or rendered. */
export function StepFailure({ onRetry, advice = shellTexts.stepFailure.advice }: StepFailureProps) {
  useErrorTitle()
  return (
    <Notice title={<StepHeading>{shellTexts.stepFailure.heading}</StepHeading>}>
      <p>{advice}</p>
      <Button onClick={onRetry}>{shellTexts.tryAgain}</Button>
    </Notice>
  )
}

import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { StepHeading } from '../ui/StepHeading.tsx'

interface ScreenFailureProps {
  onRetry: () => void
  /** Says what happened to the answers, and what to do. */
  advice?: string
}

/** Stands in for a step that could not be fetched or shown. */
export function ScreenFailure({
  onRetry,
  advice = 'Your answers are kept. Check your connection and try again.',
}: ScreenFailureProps) {
  return (
    <Notice title={<StepHeading>This step did not load</StepHeading>}>
      <p>{advice}</p>
      <Button onClick={onRetry}>Try again</Button>
    </Notice>
  )
}

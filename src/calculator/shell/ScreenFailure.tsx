import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { StepHeading } from '../ui/StepHeading.tsx'

/** Stands in for a step that could not be fetched or shown. */
export function ScreenFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice title={<StepHeading>This step did not load</StepHeading>}>
      <p>Your answers are kept. Check your connection and try again.</p>
      <Button onClick={onRetry}>Try again</Button>
    </Notice>
  )
}

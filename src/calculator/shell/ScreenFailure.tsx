import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

/** Stands in for a step that could not be fetched or shown. */
export function ScreenFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice title="This step did not load">
      <p>Your answers are kept. Check your connection and try again.</p>
      <Button onClick={onRetry}>Try again</Button>
    </Notice>
  )
}

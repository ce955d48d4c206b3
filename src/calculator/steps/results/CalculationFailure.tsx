import type { Model } from '../../state/model.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

type Failure = Extract<Model['calculation'], { status: 'failed' }>

export function CalculationFailure({ error, onRetry }: Pick<Failure, 'error'> & { onRetry: () => void }) {
  return (
    <Notice title="We could not find your best plan">
      <p>{reasons[error.failure]} Your answers are kept.</p>
      <Button onClick={onRetry}>Try again</Button>
    </Notice>
  )
}

const reasons: Record<Failure['error']['failure'], string> = {
  network: 'The connection was lost on the way. Check that you are online.',
  timeout: 'The calculation took too long to answer.',
  status: 'The calculation had a problem on our side.',
  shape: 'The calculation sent an answer that we could not read.',
}

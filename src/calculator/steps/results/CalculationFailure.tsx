import type { Model } from '../../state/model.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

type Failure = Extract<Model['calculation'], { status: 'failed' }>

export function CalculationFailure({ error, onRetry }: Pick<Failure, 'error'> & { onRetry: () => void }) {
  return (
    <Notice title={<h2>We could not find your best plan</h2>}>
      <p>{reasonOf(error)} Your answers are kept.</p>
      <Button onClick={onRetry}>Try again</Button>
    </Notice>
  )
}

function reasonOf({ failure, status }: Failure['error']) {
  if (failure === 'status' && status < 500)
    return 'The calculation could not use your answers. Go back over the steps and check them.'
  return reasons[failure]
}

const reasons: Record<Failure['error']['failure'], string> = {
  network: 'The connection was lost on the way. Check that you are online.',
  timeout: 'The calculation took too long to answer.',
  status: 'The calculation had a problem on our side.',
  shape: 'The calculation sent an answer that we could not read.',
}

import { useMemo, useState } from 'react'
import { yearOf } from '../../state/selectors.ts'
import { useWorker } from '../../state/useWorker.ts'
import { useSession, useWorkbench } from '../../state/WorkbenchProvider.tsx'
import type { ReviewRequest, ReviewResponse } from './reviewClient.ts'

/**
 * The review of the open year, in the last version that works; null until it is calculated.
 * @param previous the plan year to compare with
 */
export function useReview(previous: ReviewRequest['previous']): ReviewResponse | null {
  const { lastValid, path } = useWorkbench()
  const session = useSession()
  const answers = session?.answers ?? null
  const year = yearOf(path)
  const request = useMemo(
    (): ReviewRequest | null => lastValid && { ...lastValid, year, previous, answers },
    [lastValid, year, previous, answers],
  )
  const [response, setResponse] = useState<ReviewResponse | null>(null)
  useWorker(
    () => new Worker(new URL('./planValue.worker.ts', import.meta.url), { type: 'module' }),
    request,
    (received) => setResponse(received as ReviewResponse | null),
  )
  return lastValid && response
}

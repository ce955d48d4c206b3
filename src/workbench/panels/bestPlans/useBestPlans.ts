import { useMemo, useState } from 'react'
import { useWorker } from '../../state/useWorker.ts'
import { useSession, useWorkbench } from '../../state/WorkbenchProvider.tsx'
import type { BestPlansRequest, BestPlansResponse } from './bestPlans.worker.ts'

/** The best plans of the last version that works, with the calculator's answers; null until they are calculated. */
export function useBestPlans(): BestPlansResponse | null {
  const { lastValid } = useWorkbench()
  const session = useSession()
  const year = session?.year ?? null
  const answers = session?.answers ?? null
  const request = useMemo(
    (): BestPlansRequest | null => lastValid && { ...lastValid, year, answers },
    [lastValid, year, answers],
  )
  const [response, setResponse] = useState<BestPlansResponse | null>(null)
  useWorker(
    () => new Worker(new URL('./bestPlans.worker.ts', import.meta.url), { type: 'module' }),
    request,
    (received) => setResponse(received as BestPlansResponse | null),
  )
  return lastValid && response
}

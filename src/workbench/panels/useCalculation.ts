import { useMemo, useState } from 'react'
import { useWorker } from '../state/useWorker.ts'
import { useSession, useWorkbench } from '../state/WorkbenchProvider.tsx'
import type { Calculated, CalculationName, CalculationRequest } from './calculation.ts'

/** A result for a year of the last valid version, with the calculator's answers; null until it is calculated. */
export function useCalculation<Name extends CalculationName>(
  name: Name,
  year: string | null,
  previous: CalculationRequest['previous'] = null,
): Calculated<Name> | null {
  const { lastValid } = useWorkbench()
  const session = useSession()
  const answers = session?.answers ?? null
  const request = useMemo(
    (): CalculationRequest | null => lastValid && { ...lastValid, name, year, previous, answers },
    [lastValid, name, year, previous, answers],
  )
  const [response, setResponse] = useState<{ client: string; result: Calculated<Name> } | null>(null)
  useWorker(
    () => new Worker(new URL('./calculation.worker.ts', import.meta.url), { type: 'module' }),
    request,
    (received) => setResponse(request && { client: request.client, result: received as Calculated<Name> }),
  )
  // While another client is calculated, the last response is about the client before.
  return lastValid && response?.client === lastValid.client ? response.result : null
}

/** Why there is no result. @param purpose what the result is for, such as "to see the best plans" */
export function describeMissing(
  subject: string,
  purpose: string,
  response: { status: string; error?: string } | null,
  clientError: string | null,
): string {
  if (response?.error !== undefined) return `${subject} cannot be calculated: ${response.error}`
  return clientError === null ? 'Calculating…' : `Fix the problems ${purpose}.`
}

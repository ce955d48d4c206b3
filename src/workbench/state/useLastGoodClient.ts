import { useMemo } from 'react'
import type { Client } from '../../clients/clients.ts'
import { readClient } from '../session/readClient.ts'
import { useWorkbench } from './WorkbenchProvider.tsx'

/** The client as the calculator shows it: the last version that it could load. */
export function useLastGoodClient(): Client | null {
  const { lastGood } = useWorkbench()
  return useMemo(() => lastGood && readClient(lastGood.client, lastGood.texts), [lastGood])
}

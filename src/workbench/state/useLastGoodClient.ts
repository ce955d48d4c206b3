import { useMemo } from 'react'
import type { Client } from '../../clients/clients.ts'
import { readClient } from '../frame/readClient.ts'
import { useWorkbench } from './WorkbenchProvider.tsx'

/** The client as the calculator has it: its files as they are, or as they last were when they could be read. */
export function useLastGoodClient(): Client | null {
  const { lastGood } = useWorkbench()
  return useMemo(() => lastGood && readClient(lastGood.client, lastGood.texts), [lastGood])
}

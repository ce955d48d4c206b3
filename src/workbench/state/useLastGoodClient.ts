import { useMemo } from 'react'
import type { Client } from '../../clients/clients.ts'
import { readClient } from '../session/readClient.ts'
import { useBench } from './BenchProvider.tsx'

/** The client as the calculator has it: its files as they are, or as they last were when they could be read. */
export function useLastGoodClient(): Client | null {
  const { lastGood } = useBench()
  return useMemo(() => lastGood && readClient(lastGood.client, lastGood.texts), [lastGood])
}

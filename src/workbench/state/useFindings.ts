import { useMemo } from 'react'
import { checkClients } from '../../check/checkClients.ts'
import { keysFile } from '../../service/clients/readKeys.ts'
import { useBench } from './BenchProvider.tsx'
import { ownFiles } from './selectors.ts'
import { useSettled } from './useSettled.ts'

const pause = 150

/** What is wrong in the client's files, a moment after the last keystroke. */
export function useFindings() {
  const { client, files } = useBench()
  const settled = useSettled(files, pause)
  return useMemo(() => {
    if (client === null) return []
    const texts = ownFiles({ client, files: settled }).map(([path, { text }]) => [path, text] as const)
    return checkClients(new Map([[keysFile, keysOf(client)], ...texts]))
  }, [client, settled])
}

/** The real file holds secrets, and names clients that are not open: here the one that is has a key. */
function keysOf(client: string) {
  return JSON.stringify({ keys: { workbench: client } })
}

import { useMemo } from 'react'
import { checkClients } from '../../check/checkClients.ts'
import { useBench } from './BenchProvider.tsx'
import { ownFiles } from './selectors.ts'
import { useSettled } from './useSettled.ts'

const pause = 150

/** What is wrong in the client's files, a moment after the last keystroke. */
export function useFindings() {
  const { client, files } = useBench()
  const settled = useSettled(files, pause)
  return useMemo(() => {
    const texts = ownFiles({ client, files: settled }).map(([path, { text }]) => [path, text] as const)
    return checkClients(new Map(texts))
  }, [client, settled])
}

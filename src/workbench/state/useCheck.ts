import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { acceptedFile, keysFile } from '../../contract/clientFiles.ts'
import { useWorkbench, useDispatch } from './WorkbenchProvider.tsx'
import type { CheckAnswer, CheckRequest } from './check.worker.ts'
import type { Model } from './model.ts'
import { selectClientFiles } from './selectors.ts'
import { useDebounced } from './useDebounced.ts'

const pause = 150

/** Has the client's files checked, a moment after the last keystroke. */
export function useCheck(): void {
  const dispatch = useDispatch()
  const { client, files, accepted } = useWorkbench()
  const texts = useDebounced(
    useMemo(() => textsOf({ client, files, accepted }), [client, files, accepted]),
    pause,
  )
  const worker = useRef<Worker | null>(null)
  const latest = useRef(0)

  const hear = useEffectEvent(({ id, ...checked }: CheckAnswer) => {
    if (id === latest.current) dispatch({ type: 'checked', checked })
  })
  useEffect(() => {
    const checker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' })
    checker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => hear(data))
    worker.current = checker
    return () => checker.terminate()
  }, [])
  useEffect(() => {
    const request: CheckRequest = { id: ++latest.current, files: texts }
    worker.current?.postMessage(request)
  }, [texts])
}

function textsOf({ client, files, accepted }: Pick<Model, 'client' | 'files' | 'accepted'>) {
  const own = selectClientFiles({ client, files }).map(([path, { text }]) => [path, text] as const)
  if (client === null || own.length === 0) return new Map<string, string>()
  const beside = accepted === null ? [] : [[acceptedFile, accepted] as const]
  return new Map([[keysFile, keysOf(client)], ...beside, ...own])
}

/**
 * The real file holds secrets, and names clients that are not open: here the one that is has a key. Where none leads to
 * it, whoever reads the real file says so.
 */
function keysOf(client: string) {
  return JSON.stringify({ keys: { workbench: client } })
}

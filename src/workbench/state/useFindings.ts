import { useEffect, useMemo, useRef, useState } from 'react'
import type { Finding } from '../../check/Finding.ts'
import { keysFile } from '../../service/clients/readKeys.ts'
import { useBench } from './BenchProvider.tsx'
import type { CheckAnswer, CheckRequest } from './check.worker.ts'
import { ownFiles } from './selectors.ts'
import { useSettled } from './useSettled.ts'

const pause = 150

/** What is wrong in the client's files, a moment after the last keystroke. */
export function useFindings(): Finding[] {
  const { client, files } = useBench()
  const texts = useSettled(
    useMemo(() => textsOf(client, files), [client, files]),
    pause,
  )
  const [findings, setFindings] = useState<Finding[]>([])
  const worker = useRef<Worker | null>(null)
  const latest = useRef(0)

  useEffect(() => {
    const checker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' })
    checker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
      if (data.id === latest.current) setFindings(data.findings)
    })
    worker.current = checker
    return () => checker.terminate()
  }, [])
  useEffect(() => {
    const request: CheckRequest = { id: ++latest.current, files: texts }
    worker.current?.postMessage(request)
  }, [texts])
  return findings
}

function textsOf(client: string | null, files: Parameters<typeof ownFiles>[0]['files']) {
  if (client === null) return new Map<string, string>()
  const own = ownFiles({ client, files }).map(([path, { text }]) => [path, text] as const)
  return new Map([[keysFile, keysOf(client)], ...own])
}

/** The real file holds secrets, and names clients that are not open: here the one that is has a key. */
function keysOf(client: string) {
  return JSON.stringify({ keys: { workbench: client } })
}

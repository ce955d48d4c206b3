import { use, useState } from 'react'
import type { Instance } from '../../contract/instance.ts'
import { loadInstance } from '../api/loadInstance.ts'
import type { Settings } from '../api/settings.ts'
import { runRequest, useAbortableEffect } from './effects.ts'
import { HostContext } from './Host.ts'
import type { Loading } from './Loading.ts'

type Loaded = Loading<Instance> & { year: string | null }

/**
 * The instance of the year that a preview path asks for, or else of the year asked for last (at first none: the
 * standard instance). Whatever is late for another year is dropped.
 * @param asked null where the path asks for no year, and undefined where what it asks for is none: nothing is
 * loaded then
 */
export function useLoadedInstance(asked: string | null | undefined, settings: Settings) {
  const host = use(HostContext)
  const [loaded, setLoaded] = useState<Loaded>({ year: host?.session.year ?? null, status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const year = asked === null ? loaded.year : asked
  const isHere = loaded.status === 'ready' && loaded.year === year
  useAbortableEffect(`${year} ${attempt}`, (signal) => {
    if (year === undefined || isHere) return
    setLoaded({ year, status: 'loading' })
    void runRequest(
      () => loadInstance(year, settings, signal),
      (value) => setLoaded({ year, status: 'ready', value }),
      (error) => setLoaded({ year, status: 'failed', error }),
      signal,
    )
  })
  const retry = () => setAttempt((made) => made + 1)
  // What is still there from another year is not what was asked for.
  const instance: Loading<Instance> = loaded.year === year ? loaded : { status: 'loading' }
  return { year, instance, retry, isRetried: attempt > 0 }
}

import { use, useState } from 'react'
import type { Instance } from '../../contract/instance.ts'
import { loadInstance } from '../api/loadInstance.ts'
import type { Settings } from '../api/settings.ts'
import { HostContext } from './Host.ts'
import type { Loading } from './Loading.ts'
import { useRequest } from './useRequest.ts'

type Year = string | null | undefined

/**
 * Loads the instance of the year in a preview path. On other paths, the year stays the same; initially it is the host's.
 * @param requestedYear null on other paths; undefined if the year is not a number, which loads nothing
 */
export function useLoadedInstance(requestedYear: Year, settings: Settings) {
  const [loaded, setLoaded] = useState<Loading<Instance> & { year: Year }>({
    status: 'loading',
    year: use(HostContext).year,
  })
  const [attempt, setAttempt] = useState(0)
  const year = requestedYear === null ? loaded.year : requestedYear
  // After a change of year, `loaded` still has the previous instance.
  const instance: Loading<Instance> = loaded.year === year ? loaded : { status: 'loading' }
  useRequest(
    `${year} ${attempt}`,
    year === undefined || instance.status === 'ready'
      ? undefined
      : (signal) => loadInstance(year, settings, signal),
    (state) => setLoaded({ ...state, year }),
  )
  const retry = () => setAttempt((count) => count + 1)
  return { year, instance, retry, isRetried: attempt > 0 }
}

import { use, useState } from 'react'
import type { Instance } from '../../contract/instance.ts'
import { loadInstance } from '../api/loadInstance.ts'
import type { Settings } from '../api/settings.ts'
import { HostContext } from './Host.ts'
import type { Loading } from './Loading.ts'
import { useRequest } from './useRequest.ts'

type Year = string | null | undefined

/**
 * Loads the instance of the year that a preview path asks for, or else of the last year asked for: at first the
 * standard instance.
 * @param asked null if the path asks for no year; undefined if its year is not a number, which loads nothing
 */
export function useLoadedInstance(asked: Year, settings: Settings) {
  const [loaded, setLoaded] = useState<Loading<Instance> & { year: Year }>({
    status: 'loading',
    year: use(HostContext).year,
  })
  const [attempt, setAttempt] = useState(0)
  const year = asked === null ? loaded.year : asked
  // The instance of another year is not the one asked for.
  const instance: Loading<Instance> = loaded.year === year ? loaded : { status: 'loading' }
  useRequest(
    `${year} ${attempt}`,
    year === undefined || instance.status === 'ready'
      ? undefined
      : (signal) => loadInstance(year, settings, signal),
    (state) => setLoaded({ ...state, year }),
  )
  const retry = () => setAttempt((made) => made + 1)
  return { year, instance, retry, isRetried: attempt > 0 }
}

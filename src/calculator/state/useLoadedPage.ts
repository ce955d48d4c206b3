import { use, useState } from 'react'
import type { Settings } from '../api/settings.ts'
import { HostContext } from './Host.ts'
import { loadPage, showLanguage, type LoadedPage } from './loadPage.ts'
import { useRequest, type Loading } from './useRequest.ts'

type Year = string | null | undefined

/**
 * Loads and shows the instance of the year in a preview path. On other paths, the year stays the same; initially it is
 * the host's.
 * @param requestedYear null on other paths; undefined if the year is not a number, which loads nothing
 */
export function useLoadedPage(requestedYear: Year, settings: Settings) {
  const [loaded, setLoaded] = useState<Loading<LoadedPage> & { year: Year }>({
    status: 'loading',
    year: use(HostContext).year,
  })
  const [attempt, setAttempt] = useState(0)
  const year = requestedYear === null ? loaded.year : requestedYear
  // After a change of year, `loaded` still has the previous page.
  const page: Loading<LoadedPage> = loaded.year === year ? loaded : { status: 'loading' }
  /** Changes everything at once: the next rendering finds the new texts. */
  const show = (state: Loading<LoadedPage>) => {
    if (state.status === 'ready') showLanguage(state.value.texts)
    setLoaded({ ...state, year })
  }
  useRequest(
    `${year} ${attempt}`,
    year === undefined || page.status === 'ready' ? undefined : (signal) => loadPage(year, settings, signal),
    show,
  )
  const retry = () => setAttempt((count) => count + 1)
  return { year, page, show, retry, isRetried: attempt > 0 }
}

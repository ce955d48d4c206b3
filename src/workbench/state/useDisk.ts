import { useEffect, useEffectEvent } from 'react'
import type { DiskListing } from '../diskApi.ts'
import { errorMessage } from './errorMessage.ts'
import { listFiles, readFile, readKey } from './diskRequests.ts'
import { hasOpenClient, isInFolder, isLoaded, listClients, selectClientFiles } from './selectors.ts'
import { useWindowEvent } from './useWindowEvent.ts'
import { useDispatch, useWorkbench } from './WorkbenchProvider.tsx'

/** Functions that read clients from the disk and report errors as notices. */
export function useDisk() {
  const model = useWorkbench()
  const dispatch = useDispatch()
  const showError = (message: string) => dispatch({ type: 'noticeShown', message, tone: 'bad' })

  const relist = async () => {
    const listing = await listFiles()
    dispatch({ type: 'diskListed', listing })
    return listing
  }

  const refreshKey = async (client: string) =>
    dispatch({ type: 'keyRead', client, ...(await readKey(client)) })

  const open = async (client: string, paths: string[]) => {
    const clientPaths = new Set(
      [...paths, ...Object.keys(model.drafts)].filter((path) => isInFolder(path, client)),
    )
    const files = await Promise.all(
      Array.from(clientPaths, async (path) => [path, await readFile(path)] as const),
    )
    await refreshKey(client)
    dispatch({ type: 'clientOpened', client, files: Object.fromEntries(files) })
  }

  /** @returns a message for the user if the client cannot be opened; otherwise null */
  const tryOpen = async (client: string, paths: string[]) => {
    try {
      dispatch({ type: 'clientChosen', client })
      await open(client, paths)
      return null
    } catch (error) {
      dispatch({ type: 'openingFailed', client })
      return `${client} cannot be opened. ${errorMessage(error)}`
    }
  }

  /** Opens the client that was open last, or else the first that can be opened. */
  const openFirst = async ({ paths, ignoredLinks }: DiskListing) => {
    const clients = listClients({ ...model, paths })
    const last = clients.filter((client) => client === model.client)
    const errors = ignoredLinks.map((path) => `${path} leads outside the folder and is ignored.`)
    for (const client of new Set([...last, ...clients])) {
      const error = await tryOpen(client, paths)
      if (error === null) break
      errors.push(error)
    }
    if (errors.length > 0) showError(errors.join(' '))
  }

  const load = async (signal?: AbortSignal) => {
    try {
      const listing = await listFiles()
      if (signal?.aborted) return
      dispatch({ type: 'diskListed', listing })
      await openFirst(listing)
    } catch (error) {
      dispatch({ type: 'diskFailed', error: errorMessage(error) })
    }
  }

  const refreshFile = async (path: string) =>
    dispatch({ type: 'diskFileRead', path, disk: await readFile(path) })

  return {
    relist,
    load,
    refreshKey,
    /** Lists the disk again, and reads the files of a client that are not open yet. */
    openClient: async (client: string) => {
      const { paths } = await relist()
      const error = await tryOpen(client, paths)
      if (error !== null) showError(error)
    },
    chooseClient: async (client: string) => {
      if (isLoaded(model, client)) return dispatch({ type: 'clientChosen', client })
      const error = await tryOpen(client, model.paths)
      if (error !== null) showError(error)
    },
    /** Picks up changes on disk, including new clients and files. */
    refresh: async () => {
      if (!hasOpenClient(model)) return load()
      try {
        const { paths } = await relist()
        await Promise.all(selectClientFiles(model).map(([path]) => refreshFile(path)))
        const { client, files } = model
        if (client === null) return
        if (paths.some((path) => isInFolder(path, client) && !(path in files))) await open(client, paths)
        else await refreshKey(client)
      } catch (error) {
        showError(errorMessage(error))
      }
    },
  }
}

/** Loads the disk once, and refreshes each time the window gets the focus. */
export function useDiskSync() {
  const { load, refresh } = useDisk()
  const onStart = useEffectEvent(load)
  useEffect(() => {
    const controller = new AbortController()
    void onStart(controller.signal)
    return () => controller.abort()
  }, [])
  useWindowEvent('focus', () => void refresh())
}

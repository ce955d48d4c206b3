import { errorMessage } from '../errorMessage.ts'
import { useWorkbench, useDispatch } from './WorkbenchProvider.tsx'
import { listFiles, readFile, readKey, type Listing } from './diskClient.ts'
import { listClients, hasOpenClient, selectClientFiles } from './selectors.ts'

/** What can be read from the disk. */
export function useDisk() {
  const model = useWorkbench()
  const dispatch = useDispatch()
  const complain = (notice: string) => dispatch({ type: 'noticed', notice, tone: 'bad' })

  const relist = async () => {
    const listing = await listFiles()
    dispatch({ type: 'diskListed', listing })
    return listing
  }

  const lookAtKey = async (client: string) =>
    dispatch({ type: 'keySeen', client, ...(await readKey(client)) })

  const open = async (client: string, paths: string[]) => {
    const own = new Set(
      [...paths, ...Object.keys(model.drafts)].filter((path) => path.startsWith(`${client}/`)),
    )
    const files = await Promise.all([...own].map(async (path) => [path, await readFile(path)] as const))
    await lookAtKey(client)
    dispatch({ type: 'clientOpened', client, files: Object.fromEntries(files) })
  }

  /** @returns why not; null when it is open. */
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

  const openFirst = async ({ paths, foreign }: Listing) => {
    const clients = listClients({ ...model, paths })
    const last = clients.filter((client) => client === model.client)
    const problems = foreign.map((name) => `${name} leads outside the folder, and is ignored.`)
    for (const client of new Set([...last, ...clients])) {
      const problem = await tryOpen(client, paths)
      if (problem === null) break
      problems.push(problem)
    }
    if (problems.length > 0) complain(problems.join(' '))
  }

  const begin = async (signal?: AbortSignal) => {
    try {
      const listing = await listFiles()
      if (signal?.aborted) return
      dispatch({ type: 'diskListed', listing })
      await openFirst(listing)
    } catch (error) {
      dispatch({ type: 'diskFailed', problem: errorMessage(error) })
    }
  }

  const look = async (path: string) =>
    dispatch({ type: 'diskSeen', path, disk: await readFile(path), isShown: false })

  return {
    relist,
    /** Lists the disk, and opens the client that was worked on last, or else the first that can be opened. */
    begin,
    choose: async (client: string) => {
      if (selectClientFiles({ ...model, client }).length > 0)
        return dispatch({ type: 'clientChosen', client })
      const problem = await tryOpen(client, model.paths)
      if (problem !== null) complain(problem)
    },
    /** Follows what has changed on disk, and finds clients and files that are new there. */
    lookAgain: async () => {
      if (!hasOpenClient(model)) return begin()
      try {
        const { paths } = await relist()
        await Promise.all(selectClientFiles(model).map(([path]) => look(path)))
        const isNew = (path: string) => path.startsWith(`${model.client}/`) && !(path in model.files)
        if (model.client === null) return
        if (paths.some(isNew)) await open(model.client, paths)
        else await lookAtKey(model.client)
      } catch (error) {
        complain(errorMessage(error))
      }
    },
  }
}

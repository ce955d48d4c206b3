import { useEffect, useEffectEvent } from 'react'
import { useBench, useDispatch } from './BenchProvider.tsx'
import { ChangedMeanwhileError, listFiles, readFile, writeFile } from './disk.ts'
import type { OpenFile } from './model.ts'
import { clientsOf, insideClient, isChanged, ownFiles } from './selectors.ts'

/** What can be done with the files on disk. */
export function useDisk() {
  const model = useBench()
  const dispatch = useDispatch()
  const fail = (what: string) => (error: unknown) =>
    dispatch({
      type: 'noticed',
      notice: `${what}: ${error instanceof Error ? error.message : String(error)}`,
    })

  const open = async (client: string, paths = model.paths) => {
    const drafts = Object.keys(model.drafts)
    const own = new Set([...paths, ...drafts].filter((path) => path.startsWith(`${client}/`)))
    const files = await Promise.all([...own].map(async (path) => [path, await openFile(path)] as const))
    dispatch({ type: 'clientOpened', client, files: Object.fromEntries(files) })
  }

  const look = async (path: string, isShown: boolean) => {
    const found = await readFile(path)
    const [onDisk, version] = [found?.text ?? null, found?.version ?? null]
    dispatch({ type: 'diskSeen', path, onDisk, version, isShown })
  }

  const save = async (path: string, { text, version }: OpenFile) => {
    try {
      const written = await writeFile(path, text, version)
      dispatch({ type: 'diskSeen', path, onDisk: text, version: written, isShown: true })
      return true
    } catch (error) {
      if (!(error instanceof ChangedMeanwhileError)) throw error
      await look(path, true)
      dispatch({ type: 'viewChanged', view: { panel: 'disk' } })
      return false
    }
  }

  return {
    /** Lists the disk, and opens the client that was worked on last. */
    begin: async (signal: AbortSignal) => {
      try {
        const paths = await listFiles()
        if (signal.aborted) return
        dispatch({ type: 'diskListed', paths })
        const clients = clientsOf({ ...model, paths })
        const last = clients.find((client) => client === model.client) ?? clients[0]
        if (last === undefined) return
        dispatch({ type: 'clientChosen', client: last })
        await open(last, paths)
      } catch (error) {
        fail('The clients cannot be read')(error)
      }
    },
    choose: (client: string) => {
      dispatch({ type: 'clientChosen', client })
      if (ownFiles({ ...model, client }).length === 0)
        void open(client).catch(fail(`${client} cannot be opened`))
    },
    /** Follows what has changed on disk, and finds clients and files that are new there. */
    lookAgain: async () => {
      try {
        const paths = await listFiles()
        dispatch({ type: 'diskListed', paths })
        await Promise.all(ownFiles(model).map(([path]) => look(path, false)))
        const isNew = (path: string) => path.startsWith(`${model.client}/`) && !(path in model.files)
        if (model.client !== null && paths.some(isNew)) await open(model.client, paths)
      } catch (error) {
        fail('The disk cannot be read')(error)
      }
    },
    saveAll: async () => {
      const changed = ownFiles(model).filter(([, file]) => isChanged(file))
      try {
        const saved = await Promise.all(changed.map(([path, file]) => save(path, file)))
        const names = changed.map(([path]) => insideClient(path)).join(' and ')
        const notice = saved.every(Boolean)
          ? names
            ? `Saved ${names}.`
            : 'There is nothing to save.'
          : 'A file has changed on disk meanwhile. Compare it, then save again.'
        dispatch({ type: 'noticed', notice })
      } catch (error) {
        fail('Not saved')(error)
      }
    },
  }
}

/** Lists the disk once, and looks at it again whenever the visitor comes back from elsewhere. */
export function useFollowDisk() {
  const { begin, lookAgain } = useDisk()
  const onBegin = useEffectEvent(begin)
  const onReturn = useEffectEvent(lookAgain)
  useEffect(() => {
    const controller = new AbortController()
    void onBegin(controller.signal)
    const listener = () => void onReturn()
    window.addEventListener('focus', listener)
    return () => {
      controller.abort()
      window.removeEventListener('focus', listener)
    }
  }, [])
}

async function openFile(path: string): Promise<OpenFile> {
  const found = await readFile(path)
  return {
    text: found?.text ?? '',
    onDisk: found?.text ?? null,
    version: found?.version ?? null,
    rewrites: 0,
  }
}

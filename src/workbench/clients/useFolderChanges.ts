import { clientFolderOf } from '../../contract/clientFiles.ts'
import type { FolderChange, UndoableChange } from '../diskApi.ts'
import { request } from '../state/diskRequests.ts'
import { errorMessage } from '../state/errorMessage.ts'
import type { Model } from '../state/model.ts'
import { isChanged, isInFolder, listClients } from '../state/selectors.ts'
import { useDisk } from '../state/useDisk.ts'
import { useDispatch, useWorkbench } from '../state/WorkbenchProvider.tsx'

/** What happened on disk; undoing the removal of a folder restores it. */
type Result = FolderChange | { type: 'restored'; folder: string }

/** Functions that change folders and keys on disk, and then in the workbench. */
export function useFolderChanges() {
  const model = useWorkbench()
  const dispatch = useDispatch()
  const { relist, openClient, refreshKey } = useDisk()

  const follow = async (change: Result) => {
    switch (change.type) {
      case 'created':
        await openClient(change.folder)
        return dispatch({ type: 'viewChanged', view: { editor: 'form', section: '' } })
      case 'removed': {
        // Opens another client before the workbench forgets the open one.
        const { paths } = await relist()
        const other = listClients({ ...model, paths }).find((client) => client !== change.folder)
        if (model.client === change.folder && other !== undefined) await openClient(other)
        return dispatch({ type: 'folderRemoved', folder: change.folder })
      }
      case 'renamed':
        dispatch({ type: 'folderRenamed', from: change.from, to: change.to })
        return relist()
      case 'rearranged':
        dispatch({ type: 'folderRearranged', folder: change.folder })
        return openClient(change.folder)
      case 'keyReplaced':
        await relist()
        return refreshKey(change.folder)
      case 'restored':
        dispatch({ type: 'folderRestored', folder: change.folder })
        return openClient(clientFolderOf(change.folder))
    }
  }
  /** Shows a change that is made on disk, whether or not the workbench can read the disk again. */
  const show = async (change: Result, notice: { message: string; undoable?: UndoableChange }) => {
    try {
      await follow(change)
      dispatch({ type: 'noticeShown', ...notice })
    } catch (error) {
      const message = `${notice.message} Reload the page to see it: ${errorMessage(error)}`
      dispatch({ type: 'noticeShown', ...notice, message, tone: 'bad' })
    }
  }

  return {
    /**
     * Makes a change on disk, and shows it with a notice that can undo it.
     * @param path of a route of the server, in parts
     * @throws Error with a message for the user if nothing has changed
     */
    change: async (method: 'DELETE' | 'POST' | 'PUT', path: readonly string[], body?: object) => {
      const undoable = await send<UndoableChange>(method, path, body)
      await show(undoable.change, { message: `${describeChange(undoable.change)}.`, undoable })
    },
    undo: async ({ id, change }: UndoableChange) => {
      try {
        throwIfEditsAreLost(model, change)
        if (change.type === 'created' && !window.confirm(`This deletes ${change.folder}. Continue?`)) return
        await send('POST', ['client-folders', 'undo'], { id })
      } catch (error) {
        dispatch({ type: 'noticeShown', message: `Not undone. ${errorMessage(error)}`, tone: 'bad' })
        return
      }
      await show(invert(change), { message: `Undone: ${describeChange(change)}.` })
    },
  }
}

/** A change of folders in words: "Deleted acme". */
export function describeChange(change: FolderChange): string {
  if (change.type === 'renamed') return `Renamed ${change.from} to ${change.to}`
  return `${verbs[change.type]} ${change.folder.replace('/', ' ')}`
}

const verbs = {
  created: 'Created',
  removed: 'Deleted',
  rearranged: 'Changed the current year of',
  keyReplaced: 'Changed the key of',
}

/** @throws Error with a message for the user if undoing a change would lose unsaved edits */
function throwIfEditsAreLost({ files, drafts }: Model, change: FolderChange) {
  if (change.type !== 'created' && change.type !== 'rearranged') return
  const edited = Object.keys(files).filter((path) => isChanged(files[path]!))
  if ([...edited, ...Object.keys(drafts)].some((path) => isInFolder(path, change.folder)))
    throw new Error('Save or undo your edits first, because this moves or deletes their files.')
}

function invert(change: FolderChange): Result {
  if (change.type === 'created') return { ...change, type: 'removed' }
  if (change.type === 'removed') return { ...change, type: 'restored' }
  return change.type === 'renamed' ? { ...change, from: change.to, to: change.from } : change
}

async function send<T>(method: string, path: readonly string[], body?: object): Promise<T> {
  const url = `/${path.map(encodeURIComponent).join('/')}`
  const response = await request(url, { method, ...(body && { body: JSON.stringify(body) }) })
  return response.json() as Promise<T>
}

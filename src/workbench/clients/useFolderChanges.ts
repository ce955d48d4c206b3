import type { FolderChange, UndoableChange } from '../diskApi.ts'
import { errorMessage } from '../state/errorMessage.ts'
import type { Model } from '../state/model.ts'
import { isChanged, isInFolder, listClients } from '../state/selectors.ts'
import { useDisk } from '../state/useDisk.ts'
import { useDispatch, useWorkbench } from '../state/WorkbenchProvider.tsx'
import { describeChange, rememberOwnChange, undoChange } from './folderChanges.ts'

/** What happened on disk; undoing the removal of a folder restores it. */
type Result = FolderChange | { type: 'restored'; folder: string }

/** What the workbench does after each change on disk. */
type Followers = { [Type in Result['type']]: (change: Result & { type: Type }) => Promise<void> }

/** Functions that change folders and keys on disk, and then in the workbench. */
export function useFolderChanges() {
  const model = useWorkbench()
  const dispatch = useDispatch()
  const { relist, openClient, refreshKey } = useDisk()

  /** Opens another client before the workbench forgets the open one. */
  const leave = async (folder: string) => {
    const { paths } = await relist()
    const other = listClients({ ...model, paths }).find((client) => client !== folder)
    if (model.client === folder && other !== undefined) await openClient(other)
    dispatch({ type: 'folderRemoved', folder })
  }
  const follow: Followers = {
    created: async ({ folder }) => {
      await openClient(folder)
      dispatch({ type: 'viewChanged', view: { editor: 'form', section: '' } })
    },
    removed: ({ folder }) => leave(folder),
    renamed: async ({ from, to }) => {
      dispatch({ type: 'folderRenamed', from, to })
      await relist()
    },
    rearranged: async ({ folder }) => {
      dispatch({ type: 'folderRearranged', folder })
      await openClient(folder)
    },
    keyReplaced: async ({ folder }) => {
      await relist()
      await refreshKey(folder)
    },
    restored: async ({ folder }) => {
      dispatch({ type: 'folderRestored', folder })
      await openClient(folder.split('/', 1)[0]!)
    },
  }
  /** Shows a change that is made on disk, whether or not the workbench can read the disk again. */
  const show = async (change: Result, notice: { message: string; undoable?: UndoableChange }) => {
    try {
      await run(follow, change)
      dispatch({ type: 'noticeShown', ...notice })
    } catch (error) {
      const message = `${notice.message} Reload the page to see it: ${errorMessage(error)}`
      dispatch({ type: 'noticeShown', ...notice, message, tone: 'bad' })
    }
  }

  return {
    /**
     * Waits for a change on disk, and shows it with a notice that can undo it.
     * @throws Error with a message for the user if nothing has changed
     */
    apply: async (changing: Promise<UndoableChange>) => {
      const undoable = await changing
      rememberOwnChange(undoable.id)
      await show(undoable.change, { message: `${describeChange(undoable.change)}.`, undoable })
    },
    undo: async ({ id, change }: UndoableChange) => {
      try {
        throwIfEditsAreLost(model, change)
        if (change.type === 'created' && !window.confirm(`This deletes ${change.folder}. Continue?`)) return
        await undoChange(id)
      } catch (error) {
        dispatch({ type: 'noticeShown', message: `Not undone. ${errorMessage(error)}`, tone: 'bad' })
        return
      }
      await show(invert(change), { message: `Undone: ${describeChange(change)}.` })
    },
  }
}

/** What to do with unsaved edits before undoing a change that would lose them. */
const firstSteps: Partial<Record<FolderChange['type'], string>> = {
  created: 'Undo your edits first, because this deletes the client.',
  rearranged: 'Save your edits first, because this moves files on disk.',
}

/** @throws Error with a message for the user if undoing a change would lose unsaved edits */
function throwIfEditsAreLost({ files, drafts }: Model, change: FolderChange) {
  const firstStep = firstSteps[change.type]
  if (firstStep === undefined || !('folder' in change)) return
  const edited = Object.keys(files).filter((path) => isChanged(files[path]!))
  const isOwn = (path: string) => isInFolder(path, change.folder)
  if ([...edited, ...Object.keys(drafts)].some(isOwn)) throw new Error(firstStep)
}

function invert(change: FolderChange): Result {
  if (change.type === 'created') return { ...change, type: 'removed' }
  if (change.type === 'removed') return { ...change, type: 'restored' }
  return change.type === 'renamed' ? { ...change, from: change.to, to: change.from } : change
}

/** Relates the types of the function and the change, which an index by a union does not. */
function run<Type extends Result['type']>(followers: Pick<Followers, Type>, change: Result & { type: Type }) {
  return followers[change.type](change)
}

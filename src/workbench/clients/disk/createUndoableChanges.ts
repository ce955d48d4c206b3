import { randomUUID } from 'node:crypto'
import { listFiles } from '../../../check/clientFolders/clientChanges.ts'
import { changeFiles, invertChanges, type FileChange } from '../../../check/files/changeFiles.ts'
import { UsageError } from '../../../check/files/UsageError.ts'
import { withLock } from '../../../check/files/withLock.ts'
import type { FolderChange, UndoableChange } from '../../diskApi.ts'
import { resolveFolder } from './createClientFiles.ts'

/** The number of changes that can be undone. */
const maxChanges = 20

interface RevertibleChange extends UndoableChange {
  changes: FileChange[]
}

declare global {
  /** By the folder of all clients. Vite loads this module again when it restarts its server in the same process. */
  var mediplanChanges: Map<string, RevertibleChange[]> | undefined
}

/**
 * Makes changes of the folders of clients and years that can be undone, with every byte, until the process ends. They
 * never leave it, because they contain keys.
 *
 * Every function throws UsageError, FileConflictError, or HTTPException with a message for the user, or the file
 * system's error. Then nothing has changed.
 */
export function createUndoableChanges(folder: string) {
  const changesOf = (globalThis.mediplanChanges ??= new Map<string, RevertibleChange[]>())
  const done = changesOf.get(folder) ?? []
  changesOf.set(folder, done)
  /** The last change that can be undone; null if there is none. */
  const last = (): UndoableChange | null => {
    const [latest] = done.slice(-1)
    return latest ? { id: latest.id, change: latest.change } : null
  }
  return {
    last,
    async make(change: FolderChange, prepare: (root: string) => Promise<FileChange[]>) {
      await withLock(await resolveFolder(folder), async (locked) => {
        const changes = await prepare(locked.root)
        await changeFiles(locked, changes)
        done.push({ id: randomUUID(), change, changes })
        if (done.length > maxChanges) done.shift()
      })
      return last()
    },
    /** @returns the change that is undone. @throws FileConflictError if the disk has changed since */
    async undo(id: string): Promise<FolderChange> {
      return withLock(await resolveFolder(folder), async (locked) => {
        // Another request may have undone it while this one waited for the lock.
        const found = done.find((each) => each.id === id)
        if (!found) throw new UsageError('This can no longer be undone.')
        if (found.change.type === 'created')
          await throwIfSaved(locked.root, found.change.folder, found.changes)
        await changeFiles(locked, invertChanges(found.changes))
        done.splice(done.indexOf(found), 1)
        return found.change
      })
    },
  }
}

/**
 * Undoing the creation of a client would hide what was saved in its folder since. A document that has changed is a
 * conflict anyway.
 * @throws UsageError if there are other documents
 */
async function throwIfSaved(root: string, client: string, changes: readonly FileChange[]) {
  const created = new Set(changes.map((change) => (change.type === 'write' ? change.path : '')))
  const others = (await listFiles(root, client)).filter((path) => !created.has(path))
  if (others.length > 0)
    throw new UsageError(`${others.join(' and ')} is new since. Delete the client instead.`)
}

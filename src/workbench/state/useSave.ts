import { useRef, useState } from 'react'
import { changeLogFile } from '../../contract/clientFiles.ts'
import { errorMessage } from './errorMessage.ts'
import { describeSave } from './describeSave.ts'
import { logChanges, readFile, VersionConflictError, writeFile } from './diskRequests.ts'
import type { Model } from './model.ts'
import type { OpenFile } from './OpenFile.ts'
import { pathInClient, isChanged, selectClientFiles } from './selectors.ts'
import { describeUnapplied, listUnapplied } from './useUnapplied.ts'
import { useStore } from './WorkbenchProvider.tsx'

/** 'same' if the disk has the text already. */
type Outcome = 'saved' | 'same' | 'conflict' | { error: string }

/**
 * Saves the changed files. A file with another version on disk is not saved, but one of `conflicts`, until the user
 * chooses a version. The next save waits, because it needs the versions that this one writes.
 */
export function useSave() {
  const { dispatch, getModel } = useStore()
  const [conflicts, setConflicts] = useState<readonly string[]>([])

  /** @param replaced the version to replace; null for none */
  const save = async (path: string, file: OpenFile, replaced: string | null): Promise<Outcome> => {
    try {
      const version = await writeFile(path, file, replaced)
      dispatch({ type: 'fileSaved', path, text: file.text, version })
      return 'saved'
    } catch (error) {
      if (!(error instanceof VersionConflictError))
        return { error: `${pathInClient(path)} is not saved. ${errorMessage(error)}` }
      const disk = await readFile(path)
      dispatch({ type: 'diskFileRead', path, disk })
      return disk?.text === file.text ? 'same' : 'conflict'
    }
  }
  /** @param overwritten the paths of files that replace the version on disk */
  const saveAll = async (overwritten: readonly string[]) => {
    const model = getModel()
    const changed = selectClientFiles(model).filter(([, file]) => isChanged(file))
    const outcomes = await Promise.all(
      changed.map(([path, file]) =>
        save(path, file, overwritten.includes(path) ? file.diskVersion : file.version),
      ),
    )
    const withOutcome = (...expected: Outcome[]) =>
      changed.filter((_, index) => expected.includes(outcomes[index]!))
    const unsaved = withOutcome('conflict').map(([path]) => path)
    setConflicts(unsaved)
    if (unsaved.length > 0) dispatch({ type: 'viewChanged', view: { panel: 'compare', comparison: 'disk' } })
    const errors = [
      ...outcomes.flatMap((outcome) => (typeof outcome === 'object' ? outcome.error : [])),
      ...(await logSave(model, withOutcome('saved'))),
    ]
    if (errors.length > 0) return dispatch({ type: 'noticeShown', message: errors.join(' '), tone: 'bad' })
    const names = withOutcome('saved', 'same')
      .map(([path]) => pathInClient(path))
      .join(' and ')
    if (names === '' && unsaved.length > 0) return
    const unapplied = listUnapplied(model)
    const saved = names ? `Saved ${names}.` : 'There is nothing to save.'
    dispatch(
      unapplied.length === 0
        ? { type: 'noticeShown', message: saved }
        : { type: 'noticeShown', message: `${saved} ${describeUnapplied(unapplied)}`, tone: 'bad' },
    )
  }

  const queue = useRef(Promise.resolve())
  const enqueue = (overwritten: readonly string[]) => {
    queue.current = queue.current
      .then(() => saveAll(overwritten))
      .catch((error: unknown) =>
        dispatch({ type: 'noticeShown', message: `Not saved. ${errorMessage(error)}`, tone: 'bad' }),
      )
  }
  return {
    save: () => enqueue([]),
    /** The paths of the files that the last save did not replace on disk. */
    conflicts,
    keepEditing: () => setConflicts([]),
    /** Replaces the versions on disk that the page shows. */
    overwrite: () => {
      setConflicts([])
      enqueue(conflicts)
    },
  }
}

/** @returns messages for the user if the log of changes is not written */
async function logSave({ client, files }: Model, saved: [path: string, file: OpenFile][]): Promise<string[]> {
  try {
    const entry = describeSave(files, saved)
    if (entry !== null) await logChanges(client!, entry)
    return []
  } catch (error) {
    const names = saved.map(([path]) => pathInClient(path)).join(' and ')
    return [`Saved ${names}, but not the log of changes in ${changeLogFile}. ${errorMessage(error)}`]
  }
}

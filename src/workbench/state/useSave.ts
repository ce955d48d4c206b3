import { useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { errorMessage } from './errorMessage.ts'
import { readFile, VersionConflictError, writeFile } from './diskRequests.ts'
import { describeStatus, versionToReplace, type OpenFile } from './OpenFile.ts'
import { pathInClient, isChanged, selectClientFiles } from './selectors.ts'
import { describeUnapplied, listUnapplied } from './useUnapplied.ts'
import { useDispatch, useWorkbench } from './WorkbenchProvider.tsx'

/** Saves the changed files at once. The next save waits, because it needs the versions that this one writes. */
export function useSave(): () => void {
  const model = useWorkbench()
  const dispatch = useDispatch()

  /** @returns a message for the user if the disk has another version; null if the file is saved */
  const save = async (path: string, file: OpenFile) => {
    try {
      const version = await writeFile(path, file, versionToReplace(file))
      // Synchronous, because the next save needs the new version.
      flushSync(() => dispatch({ type: 'fileSaved', path, text: file.text, version }))
      return null
    } catch (error) {
      if (!(error instanceof VersionConflictError)) throw error
      const disk = await readFile(path)
      flushSync(() => dispatch({ type: 'diskFileRead', path, disk, isConflictShown: true }))
      dispatch({ type: 'viewChanged', view: { panel: 'compare' } })
      return describeStatus(disk === null ? 'gone' : 'replaced', pathInClient(path), true)
    }
  }
  const saveAll = async () => {
    const changed = selectClientFiles(model).filter(([, file]) => isChanged(file))
    const messages = await Promise.all(
      changed.map(([path, file]) =>
        save(path, file).catch(
          (error: unknown) => `${pathInClient(path)} is not saved. ${errorMessage(error)}`,
        ),
      ),
    )
    const message = messages.filter((each) => each !== null).join(' ')
    if (message) return dispatch({ type: 'noticeShown', message, tone: 'bad' })
    const names = changed.map(([path]) => pathInClient(path)).join(' and ')
    const unapplied = listUnapplied(model)
    const saved = names ? `Saved ${names}.` : 'There is nothing to save.'
    dispatch(
      unapplied.length === 0
        ? { type: 'noticeShown', message: saved }
        : { type: 'noticeShown', message: `${saved} ${describeUnapplied(unapplied)}`, tone: 'bad' },
    )
  }

  const latest = useRef(saveAll)
  const queue = useRef(Promise.resolve())
  useLayoutEffect(() => {
    latest.current = saveAll
  })
  return () => {
    queue.current = queue.current
      .then(() => latest.current())
      .catch((error: unknown) =>
        dispatch({ type: 'noticeShown', message: `Not saved. ${errorMessage(error)}`, tone: 'bad' }),
      )
  }
}

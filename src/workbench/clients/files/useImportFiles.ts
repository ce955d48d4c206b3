import { useEffect, useEffectEvent } from 'react'
import { logoNameIn } from '../../../clients/logoFiles.ts'
import { errorMessage } from '../../state/errorMessage.ts'
import { hasOpenClient, pathInClient, selectOpeningClient } from '../../state/selectors.ts'
import { useDispatch, useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { isOnDropTarget } from '../../ui/FilePicker.tsx'
import { findOtherOwner, openClientName } from './findOtherOwner.ts'
import { resolveImport } from './resolveImport.ts'
import { readDropped, type ImportedFile } from './readImportedFiles.ts'

/** Imports all given files or none. Asks first if they seem to belong to another client. */
export function useImportFiles() {
  const model = useWorkbench()
  const dispatch = useDispatch()
  const showError = (message: string) => dispatch({ type: 'noticeShown', message, tone: 'bad' })

  const importFiles = (files: readonly ImportedFile[]) => {
    const { replacements, skipped, conflict } = resolveImport(files, model.path)
    if (conflict)
      return showError(
        `Nothing was loaded: ${conflict.files.join(' and ')} would both be ${pathInClient(conflict.path)}.`,
      )
    const leftOut = skipped.length === 0 ? [] : [describeLeftOut(skipped)]
    if (replacements.size === 0) return showError(['Nothing was loaded.', ...leftOut].join(' '))
    const textOf = (path: string) => replacements.get(path)!.text
    const paths = [...replacements.keys()]
    const unchanged = paths.filter((path) => textOf(path) === model.files[path]?.text)
    const changed = paths.filter((path) => !unchanged.includes(path))
    const owner = changed.length > 0 ? findOtherOwner(replacements, model) : null
    const withoutLogo = paths.find((path) => logoNameIn(textOf(path)) !== undefined)
    // The page would show the logo of the open client.
    if (owner !== null && withoutLogo !== undefined)
      return showError(
        `Nothing was loaded: ${replacements.get(withoutLogo)!.from} of ${owner} names ${logoNameIn(textOf(withoutLogo))!}, and no such logo is among the files. Drop the whole folder of the client, or remove the logo from the file first.`,
      )
    if (owner !== null && !confirmOwner(owner, openClientName(model), changed)) return
    dispatch({
      type: 'filesEdited',
      texts: Object.fromEntries(changed.map((path) => [path, textOf(path)])),
    })
    // If the open file is one of the imported files, it stays open.
    const shown = replacements.has(model.path) ? model.path : changed[0]
    if (shown !== undefined) dispatch({ type: 'fileChosen', path: shown })
    const message = [
      ...(changed.length > 0 ? [`Loaded ${formatPaths(changed)}. Undo reverts it.`] : []),
      ...(unchanged.length > 0 ? [`${formatPaths(unchanged)} ${isOrAre(unchanged)} unchanged.`] : []),
      ...leftOut,
    ]
    dispatch({ type: 'noticeShown', message: message.join(' ') })
  }
  return async (reading: Promise<ImportedFile[]>) => {
    try {
      const files = await reading
      if (hasOpenClient(model)) importFiles(files)
      else showError('First open the client that these files belong to.')
    } catch (error) {
      showError(`The files cannot be read. ${errorMessage(error)}`)
    }
  }
}

/** Imports files that are dropped on the page, except on what takes files itself. */
export function useFileDrop() {
  const importFiles = useImportFiles()
  const isOpening = selectOpeningClient(useWorkbench()) !== null
  const onFiles = useEffectEvent((reading: Promise<ImportedFile[]>) => {
    if (!isOpening) void importFiles(reading)
  })
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const onDragOver = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault()
    }
    const onDrop = (event: DragEvent) => {
      if (!event.dataTransfer || !hasFiles(event) || isOnDropTarget(event)) return
      // Keeps the editor from inserting the dropped text.
      event.preventDefault()
      event.stopPropagation()
      onFiles(readDropped(event.dataTransfer.items))
    }
    window.addEventListener('dragover', onDragOver)
    window.addEventListener('drop', onDrop, { capture: true })
    return () => {
      window.removeEventListener('dragover', onDragOver)
      window.removeEventListener('drop', onDrop, { capture: true })
    }
  }, [])
}

function confirmOwner(owner: string, openName: string, paths: string[]) {
  return window.confirm(
    `These files belong to ${owner}. Load ${formatPaths(paths)} into ${openName}? Nothing changes on disk until you save.`,
  )
}

const list = new Intl.ListFormat('en')

function formatPaths(paths: string[]) {
  return list.format(paths.map(pathInClient))
}

/** Keeps the message short. */
const maxNames = 5

function describeLeftOut(paths: string[]) {
  const more = paths.length - maxNames
  const names = `${paths.slice(0, maxNames).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  return `${names} ${isOrAre(paths)} left out: only a client's files are loaded.`
}

function isOrAre(paths: string[]) {
  return paths.length === 1 ? 'is' : 'are'
}

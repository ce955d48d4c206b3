import { useEffect, useEffectEvent } from 'react'
import { errorMessage } from '../../state/errorMessage.ts'
import type { Replacement } from '../../state/model.ts'
import { hasOpenClient, pathInClient, selectOpeningClient } from '../../state/selectors.ts'
import { createLink, readStateFile } from '../../state/link.ts'
import { useDispatch, useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { findOtherOwner } from './findOtherOwner.ts'
import { resolveImport } from './resolveImport.ts'
import { readDropped, type ImportedFile } from './readImportedFiles.ts'

/** Imports all given files or none. Asks first if they seem to belong to another client. */
export function useImportFiles() {
  const model = useWorkbench()
  const dispatch = useDispatch()
  const replaceFiles = useReplaceFiles()
  const showError = (message: string) => dispatch({ type: 'noticeShown', message, tone: 'bad' })

  const importFiles = (files: readonly ImportedFile[]) => {
    const { replacements, skipped, conflict } = resolveImport(files, model.path)
    if (conflict)
      return showError(
        `Nothing was loaded: ${conflict.files.join(' and ')} would both be ${pathInClient(conflict.path)}.`,
      )
    if (replacements.size === 0) {
      const result = formatImportResult({ changed: [], unchanged: [], skipped })
      return showError(`Nothing was loaded. ${result}`.trim())
    }
    const texts = Object.fromEntries([...replacements].map(([path, { text }]) => [path, text]))
    const hasChanges = Object.entries(texts).some(([path, text]) => text !== model.files[path]?.text)
    const owner = hasChanges ? findOtherOwner(replacements, model) : null
    if (owner) dispatch({ type: 'replacementRequested', replacement: { owner, texts, skipped } })
    else replaceFiles({ texts, skipped })
  }
  const openState = async ([state, ...others]: ReturnType<typeof readStateFile>[]) => {
    if (others.length > 0) return showError('Open a state file by itself, without other files.')
    if (!state)
      return showError('This state file is damaged. Save it again in the workbench that it came from.')
    // As if its link were opened: main.tsx reloads the page with the state.
    location.assign(await createLink(location.href, state))
  }
  return async (reading: Promise<ImportedFile[]>) => {
    try {
      const files = await reading
      const states = files.map(({ path, text }) => readStateFile(path, text))
      if (states.some((state) => state !== undefined)) await openState(states)
      else if (hasOpenClient(model)) importFiles(files)
      else showError('First open the client that these files belong to.')
    } catch (error) {
      showError(`The files cannot be read. ${errorMessage(error)}`)
    }
  }
}

/** Replaces the client's texts, and shows what happened to each file. */
export function useReplaceFiles() {
  const model = useWorkbench()
  const dispatch = useDispatch()
  return ({ texts, skipped }: Omit<Replacement, 'owner'>) => {
    const isSame = (path: string) => texts[path] === model.files[path]?.text
    const paths = Object.keys(texts)
    const unchanged = paths.filter(isSame)
    const changed = paths.filter((path) => !isSame(path))
    dispatch({
      type: 'filesEdited',
      texts: Object.fromEntries(changed.map((path) => [path, texts[path]!])),
    })
    // If the open file is one of the imported files, it stays open.
    const shown = model.path in texts ? model.path : changed[0]
    if (shown !== undefined) dispatch({ type: 'fileChosen', path: shown })
    dispatch({ type: 'noticeShown', message: formatImportResult({ changed, unchanged, skipped }) })
  }
}

/** Imports files that are dropped anywhere on the page. */
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
      if (!event.dataTransfer || !hasFiles(event)) return
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

/** The result of an import. */
interface ImportResult {
  /** Paths inside the folder of all clients. */
  changed: string[]
  /** Paths of files that already had the same text. */
  unchanged: string[]
  /** The paths of imported files that are not client files, as imported. */
  skipped: string[]
}

const list = new Intl.ListFormat('en')

/** A message for the user. */
function formatImportResult({ changed, unchanged, skipped }: ImportResult): string {
  return [
    ...(changed.length > 0 ? [`Loaded ${formatPaths(changed)}. Undo reverts it.`] : []),
    ...(unchanged.length > 0 ? [`${formatPaths(unchanged)} ${isOrAre(unchanged)} unchanged.`] : []),
    ...(skipped.length > 0
      ? [`${formatFirst(skipped)} ${isOrAre(skipped)} left out: only a client's files are loaded.`]
      : []),
  ].join(' ')
}

function formatPaths(paths: string[]) {
  return list.format(paths.map(pathInClient))
}

/** Keeps the message short. */
const maxNames = 5

function formatFirst(paths: string[]) {
  const more = paths.length - maxNames
  return `${paths.slice(0, maxNames).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

function isOrAre(paths: string[]) {
  return paths.length === 1 ? 'is' : 'are'
}

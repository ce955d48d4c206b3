import { getLocation } from 'jsonc-parser'
import { applyEdits } from '../../check/applyFixes.ts'
import type { Edit } from '../../check/Diagnostic.ts'
import { fileName, isYearFile, parentFolder } from '../../contract/clientFiles.ts'
import { findSection, findSectionOf } from '../sections.ts'
import {
  changesBetween,
  emptyHistory,
  recordChanges,
  redoStep,
  undoStep,
  type ChangeGroup,
  type History,
} from './history.ts'
import type { Model } from './model.ts'
import { openFile, replaceText } from './OpenFile.ts'
import { rebaseEdits } from './rebaseEdits.ts'
import { pathInClient, selectClientFiles, yearFolderOf } from './selectors.ts'

/** Replaces texts by path, as one step for Undo. @param model an immer draft, here and below */
export function editFiles(model: Model, texts: Record<string, string>, group?: ChangeGroup): void {
  const changes = Object.entries(texts).flatMap(([path, text]) =>
    changesBetween(path, model.files[path]?.text ?? '', text),
  )
  const [first] = changes
  if (!first) return
  recordChanges(historyOf(model, first.path), changes, group)
  for (const { path } of changes) replaceText((model.files[path] ??= openFile(null)), texts[path]!)
}

/** The history of the client that a file belongs to. */
export function historyOf(model: Model, path: string): History {
  return (model.histories[path.slice(0, path.indexOf('/'))] ??= emptyHistory())
}

/** Applies a fix of the checked text, which the user may have changed since. */
export function applyFix(model: Model, path: string, fix: Edit[]): void {
  const file = model.files[path]
  const checkedText = model.checked.texts[path]
  if (!file || checkedText === undefined || file.text === applyEdits(checkedText, fix)) return
  const edits = rebaseEdits(fix, checkedText, file.text)
  model.path = path
  if (edits) editFiles(model, { [path]: applyEdits(file.text, edits) })
  else
    model.notice = { message: 'This part has just changed. Press Fix again if it still shows.', tone: 'bad' }
}

const reverts = {
  undone: { step: undoStep, action: 'Undone' },
  redone: { step: redoStep, action: 'Redone' },
} as const

/** Undoes or redoes a step of the open client, and shows a place that it changes. */
export function revert(model: Model, type: keyof typeof reverts): void {
  if (model.client === null) return
  const { step, action } = reverts[type]
  const history = (model.histories[model.client] ??= emptyHistory())
  const texts = Object.fromEntries(Object.entries(model.files).map(([path, { text }]) => [path, text]))
  const reverted = step(history, texts)
  if (!reverted) {
    model.histories[model.client] = emptyHistory()
    model.notice = { message: 'The files have changed since, so nothing can be undone.', tone: 'bad' }
    return
  }
  for (const [path, text] of Object.entries(reverted)) {
    const file = (model.files[path] ??= openFile(null))
    replaceText(file, text)
    // Reverting the first change of a file that is not on disk removes it.
    if (text === '' && file.diskText === null) delete model.files[path]
  }
  const places = Object.entries(reverted).map(([path, text]) => placeOf(path, texts[path] ?? '', text))
  showPlace(model, places, action)
}

/** Where the user sees a change. */
interface ChangedPlace {
  path: string
  /** The name and the title of the form's section. */
  section: { name: string; title: string } | null
}

function placeOf(path: string, before: string, after: string): ChangedPlace {
  const file = fileName(path)
  const [change] = changesBetween(path, before, after)
  if (!change || !isYearFile(file)) return { path, section: null }
  const pointer = getLocation(after, change.offset).path.map((part) => `/${part}`)
  return { path, section: findSectionOf(file, pointer.join('')) }
}

/** Shows one of the changed places. If none was on screen, a notice says where the change is. */
function showPlace(model: Model, places: ChangedPlace[], action: string) {
  const { editor } = model.view
  const section = findSection(model.view.section).name
  const existing = places.filter(({ path }) => path in model.files)
  const isVisible = (place: ChangedPlace) =>
    editor === 'form'
      ? parentFolder(place.path) === yearFolderOf(model.path) && place.section?.name === section
      : place.path === model.path
  if (places.length === 0 || existing.some(isVisible)) return
  const [shown] = existing
  const titles = places.map(({ path, section: changed }) =>
    editor === 'form' && changed && path in model.files ? changed.title : pathInClient(path),
  )
  const names = new Intl.ListFormat('en').format(new Set(titles))
  model.notice = { message: `${action} in ${names}.`, tone: 'good' }
  if (shown) model.path = shown.path
  else if (!(model.path in model.files)) model.path = selectClientFiles(model)[0]?.[0] ?? ''
  if (shown?.section) model.view.section = shown.section.name
}

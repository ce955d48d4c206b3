import { getLocation } from 'jsonc-parser'
import { fileName, isYearFile, parentFolder } from '../../contract/clientFiles.ts'
import { compareYears } from './compare/compareYears.ts'
import { UnreadableFileError } from './compare/compareYears.ts'
import { findSection, findSectionOf } from '../sections.ts'
import { changesBetween, emptyHistory, redoStep, undoStep } from './history.ts'
import type { Model } from './model.ts'
import { openFile, replaceText } from './OpenFile.ts'
import { pathInClient, selectClientFiles, yearFolderOf } from './selectors.ts'

const reverts = {
  undone: { step: undoStep, action: 'Undone' },
  redone: { step: redoStep, action: 'Redone' },
} as const

/** Undoes or redoes a step of the open client, says what it changes, and shows a place of it. @param model an immer draft */
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
  const [first] = places
  if (!first) return
  const changes = describeChanges(yearFolderOf(first.path), texts, { ...texts, ...reverted })
  model.notice = { message: `${action}${changes ?? ` in ${listPlaces(model, places)}`}.`, tone: 'good' }
  showPlace(model, places)
}

interface ChangedPlace {
  path: string
  section: { name: string; title: string } | null
}

function placeOf(path: string, before: string, after: string): ChangedPlace {
  const file = fileName(path)
  const [change] = changesBetween(path, before, after)
  if (!change || !isYearFile(file)) return { path, section: null }
  const pointer = getLocation(after, change.offset).path.map((part) => `/${part}`)
  return { path, section: findSectionOf(file, pointer.join('')) }
}

/** "Rates" for a change of a value in the form; otherwise the files. */
function listPlaces({ view, files }: Model, places: ChangedPlace[]) {
  const titles = places.map(({ path, section }) =>
    view.editor === 'form' && section && path in files ? section.title : pathInClient(path),
  )
  return new Intl.ListFormat('en').format(new Set(titles))
}

/** What changed in a year: ": Choice PPO, deductible, and 2 more". Null if no value did, or a file cannot be read. */
function describeChanges(folder: string, before: Record<string, string>, after: Record<string, string>) {
  const yearIn = (texts: Record<string, string>) => ({
    'instance.json': texts[`${folder}/instance.json`] ?? '',
    'plans.json': texts[`${folder}/plans.json`] ?? '',
  })
  try {
    const [first, ...others] = compareYears(yearIn(before), yearIn(after))
    if (!first) return null
    return `: ${first.place.join(', ')}${others.length > 0 ? `, and ${others.length} more` : ''}`
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    return null
  }
}

/** Shows one of the changed places, unless one is on screen. */
function showPlace(model: Model, places: ChangedPlace[]) {
  const { editor } = model.view
  const section = findSection(model.view.section).name
  const existing = places.filter(({ path }) => path in model.files)
  const isVisible = (place: ChangedPlace) =>
    editor === 'form'
      ? parentFolder(place.path) === yearFolderOf(model.path) && place.section?.name === section
      : place.path === model.path
  if (existing.some(isVisible)) return
  const [shown] = existing
  if (shown) model.path = shown.path
  else if (!(model.path in model.files)) model.path = selectClientFiles(model)[0]?.[0] ?? ''
  if (shown?.section) model.view.section = shown.section.name
}

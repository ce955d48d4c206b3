import { getLocation } from 'jsonc-parser'
import { fileName, isYearFile, parentFolder } from '../../contract/clientFiles.ts'
import { findSection, findSectionOf } from '../../compare/form/sections.ts'
import { compareYears, findUnreadableFile } from '../../compare/compareYears.ts'
import { changeBetween } from '../../compare/changeBetween.ts'
import type { Model } from './model.ts'
import { openFile, replaceText } from './OpenFile.ts'
import { pathInClient, selectClientFiles, selectHistory, yearFolderOf } from './selectors.ts'

/** Undoes or redoes a step of the open client, says what it changes, and shows a place of it. @param model an immer draft */
export function revert(model: Model, type: 'undone' | 'redone'): void {
  const isUndo = type === 'undone'
  const { done, undone } = selectHistory(model)
  const step = (isUndo ? done : undone).pop()
  if (!step) return
  const opposite = isUndo ? undone : done
  opposite.push(step)
  const [before, after] = isUndo ? [step.after, step.before] : [step.before, step.after]
  const openTexts = Object.fromEntries(Object.entries(model.files).map(([path, { text }]) => [path, text]))
  for (const [path, text] of Object.entries(after)) {
    const file = (model.files[path] ??= openFile(null))
    replaceText(file, text)
    // Reverting the first change of a file that is not on disk removes it.
    if (text === '' && file.diskText === null) delete model.files[path]
  }
  const places = Object.entries(after).map(([path, text]) => placeOf(path, before[path]!, text))
  const folder = yearFolderOf(places[0]!.path)
  const changes = describeChanges(folder, openTexts, after) ?? ` in ${listPlaces(model, places)}`
  model.notice = { message: `${isUndo ? 'Undone' : 'Redone'}${changes}.`, tone: 'good' }
  showPlace(model, places)
}

interface ChangedPlace {
  path: string
  section: { name: string; title: string } | null
}

function placeOf(path: string, before: string, after: string): ChangedPlace {
  const file = fileName(path)
  const change = changeBetween(before, after)
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
function describeChanges(folder: string, before: Record<string, string>, changed: Record<string, string>) {
  const yearIn = (texts: Record<string, string>) => ({
    'instance.json': texts[`${folder}/instance.json`] ?? '',
    'plans.json': texts[`${folder}/plans.json`] ?? '',
  })
  const [earlier, later] = [yearIn(before), yearIn({ ...before, ...changed })]
  if (findUnreadableFile(earlier) ?? findUnreadableFile(later)) return null
  const [first, ...others] = compareYears(earlier, later)
  if (!first) return null
  return `: ${first.place.join(', ')}${others.length > 0 ? `, and ${others.length} more` : ''}`
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

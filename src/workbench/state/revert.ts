import { getLocation } from 'jsonc-parser'
import { fileName, isYearFile, parentFolder } from '../../contract/clientFiles.ts'
import { byYearFile } from '../../contract/yearDocuments.ts'
import { findSection, findSectionOf } from '../../compare/form/sections.ts'
import { compareYears, findUnreadableFile } from '../../compare/compareYears.ts'
import { changeBetween } from '../../compare/changeBetween.ts'
import { replaceUnapplied } from './editFiles.ts'
import type { Model } from './model.ts'
import { openFile, replaceText } from './OpenFile.ts'
import { pathInClient, selectClientFiles, selectHistory, yearFolderOf } from './selectors.ts'
import { describeUnappliedText, folderOfUnapplied, type UnappliedTexts } from './UnappliedText.ts'

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
  for (const [path, text] of Object.entries(after.texts)) {
    const file = (model.files[path] ??= openFile(null))
    replaceText(file, text)
    // Reverting the first change of a file that is not on disk removes it.
    if (text === '' && file.diskText === null) delete model.files[path]
  }
  replaceUnapplied(model, after.unapplied)
  const ofTexts = Object.entries(after.texts).map(([path, text]) => placeOf(path, before.texts[path]!, text))
  const ofUnapplied = [...placesOfUnapplied(before.unapplied), ...placesOfUnapplied(after.unapplied)]
  const places = [...ofTexts, ...ofUnapplied]
  const folder = yearFolderOf(places[0]!.path)
  const differences = listDifferences(folder, openTexts, after.texts)
  const values = differences.map(({ place }) => place.join(', '))
  const refused = describeTexts(step.after.unapplied)
  // A text that was typed over an unapplied one goes without saying.
  const discarded = values.length + refused.length > 0 ? [] : describeTexts(step.before.unapplied)
  const changes = summarize([...values, ...refused, ...discarded]) ?? ` in ${listPlaces(model, places)}`
  model.notice = { message: `${isUndo ? 'Undone' : 'Redone'}${changes}.`, tone: 'good' }
  // The texts also differ in the list of typical values, which no section has.
  const ofValues = differences
    .filter(({ pointer }) => !pointer.startsWith('/typical'))
    .map(({ file, section }) => ({ path: `${folder}/${file}`, section }))
  showPlace(model, ofValues.length > 0 ? [...ofValues, ...ofUnapplied] : places)
}

interface ChangedPlace {
  path: string
  section: { name: string; title: string } | null
}

function placeOf(path: string, before: string, after: string): ChangedPlace {
  const file = fileName(path)
  const change = changeBetween(before, after)
  if (!change || !isYearFile(file)) return { path, section: null }
  const { offset, inserted, removed } = change
  // Only the text before the change has the place of a removed value. The change can start with a comma of another value.
  const [text, content] = /[^\s,]/.test(inserted) ? [after, inserted] : [before, removed]
  const pointer = getLocation(text, offset + content.search(/[^\s,]|$/)).path.map((part) => `/${part}`)
  return { path, section: findSectionOf(file, pointer.join('')) }
}

function placesOfUnapplied(texts: UnappliedTexts): ChangedPlace[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    text
      ? { path: `${folderOfUnapplied(key)}/${text.file}`, section: findSectionOf(text.file, text.pointer) }
      : [],
  )
}

/** "Rates" for a change of a value in the form; otherwise the files. */
function listPlaces({ view, files }: Model, places: ChangedPlace[]) {
  const titles = places.map(({ path, section }) =>
    view.editor === 'form' && section && path in files ? section.title : pathInClient(path),
  )
  return new Intl.ListFormat('en').format(new Set(titles))
}

/** ": Choice PPO, deductible, and 2 more". Null if there is nothing to say. */
function summarize([first, ...others]: readonly string[]) {
  if (first === undefined) return null
  return `: ${first}${others.length > 0 ? `, and ${others.length} more` : ''}`
}

function describeTexts(texts: UnappliedTexts) {
  return Object.values(texts).flatMap((unapplied) => (unapplied ? describeUnappliedText(unapplied) : []))
}

/** How the values of a year change. None if a file cannot be read. */
function listDifferences(folder: string, before: Record<string, string>, changed: Record<string, string>) {
  const yearIn = (texts: Record<string, string>) => byYearFile((file) => texts[`${folder}/${file}`] ?? '')
  const [earlier, later] = [yearIn(before), yearIn({ ...before, ...changed })]
  if (findUnreadableFile(earlier) ?? findUnreadableFile(later)) return []
  return compareYears(earlier, later)
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

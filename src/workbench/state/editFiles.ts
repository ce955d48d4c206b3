import { applyEdits } from '../../check/applyFixes.ts'
import type { Edit } from '../../check/Diagnostic.ts'
import { changeBetween } from '../../compare/changeBetween.ts'
import { emptyHistory, recordChange, type ChangeGroup } from './history.ts'
import type { Model } from './model.ts'
import { openFile, replaceText } from './OpenFile.ts'

/** Replaces texts by path, as one step for Undo. @param model an immer draft, here and below */
export function editFiles(model: Model, texts: Record<string, string>, group?: ChangeGroup): void {
  const changed = Object.entries(texts).filter(([path, text]) => text !== (model.files[path]?.text ?? ''))
  recordTexts(model, Object.fromEntries(changed), group)
  for (const [path, text] of changed) replaceText((model.files[path] ??= openFile(null)), text)
}

/** Records that texts of a client are about to be replaced. */
export function recordTexts(model: Model, texts: Record<string, string>, group?: ChangeGroup): void {
  const [path] = Object.keys(texts)
  if (path === undefined) return
  const history = (model.histories[path.slice(0, path.indexOf('/'))] ??= emptyHistory())
  const before = Object.keys(texts).map((each) => [each, model.files[each]?.text ?? ''])
  recordChange(history, Object.fromEntries(before), texts, group)
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

/** Moves edits of a text to where they belong in its changed text; null if a change touches their place. */
export function rebaseEdits(edits: readonly Edit[], before: string, after: string): Edit[] | null {
  const change = changeBetween(before, after)
  if (!change) return [...edits]
  const end = change.offset + change.removed.length
  const shift = change.inserted.length - change.removed.length
  const rebased = edits.flatMap((edit) => {
    if (edit.offset + edit.length < change.offset) return edit
    return edit.offset > end ? { ...edit, offset: edit.offset + shift } : []
  })
  return rebased.length === edits.length ? rebased : null
}

import { applyEdits } from '../../check/applyFixes.ts'
import type { Edit } from '../../check/Diagnostic.ts'
import { changesBetween, emptyHistory, recordChanges, type ChangeGroup, type History } from './history.ts'
import type { Model } from './model.ts'
import { openFile, replaceText } from './OpenFile.ts'

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

/** Moves edits of a text to where they belong in its changed text; null if a change touches their place. */
export function rebaseEdits(edits: readonly Edit[], before: string, after: string): Edit[] | null {
  const [change] = changesBetween('', before, after)
  if (!change) return [...edits]
  const end = change.offset + change.removed.length
  const shift = change.inserted.length - change.removed.length
  const rebased = edits.flatMap((edit) => {
    if (edit.offset + edit.length < change.offset) return edit
    return edit.offset > end ? { ...edit, offset: edit.offset + shift } : []
  })
  return rebased.length === edits.length ? rebased : null
}

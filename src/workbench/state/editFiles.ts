import { applyEdits } from '../../check/applyFixes.ts'
import type { Edit } from '../../check/Diagnostic.ts'
import { clientFolderOf } from '../../contract/clientFiles.ts'
import { changeBetween } from '../../compare/changeBetween.ts'
import { isEqual } from '../../compare/isEqual.ts'
import { emptyHistory, recordChange, type ChangeGroup, type Contents } from './history.ts'
import type { Model } from './model.ts'
import { openFile, replaceText } from './OpenFile.ts'
import type { UnappliedTexts } from './UnappliedText.ts'

/**
 * Replaces texts of files by path, and unapplied texts by key, as one step for Undo.
 * @param model an immer draft, here and below
 */
export function editFiles(
  model: Model,
  { texts = {}, unapplied = {}, group }: Partial<Contents> & { group?: ChangeGroup | undefined },
): void {
  const changed = Object.entries(texts).filter(([path, text]) => text !== (model.files[path]?.text ?? ''))
  const after: Contents = {
    texts: Object.fromEntries(changed),
    unapplied: Object.fromEntries(
      Object.entries(unapplied).filter(([key, text]) => !isEqual(text, model.unapplied[key] ?? null)),
    ),
  }
  recordContents(model, after, group)
  for (const [path, text] of changed) replaceText((model.files[path] ??= openFile(null)), text)
  replaceUnapplied(model, after.unapplied)
}

/** Records that contents of a client are about to be replaced. */
export function recordContents(model: Model, after: Contents, group?: ChangeGroup): void {
  const [path] = Object.keys({ ...after.texts, ...after.unapplied })
  if (path === undefined) return
  const history = (model.histories[clientFolderOf(path)] ??= emptyHistory())
  const before = {
    texts: mapValues(after.texts, (each) => model.files[each]?.text ?? ''),
    unapplied: mapValues(after.unapplied, (key) => model.unapplied[key] ?? null),
  }
  recordChange(history, before, after, group)
}

export function replaceUnapplied(model: Model, texts: UnappliedTexts): void {
  for (const [key, text] of Object.entries(texts))
    if (text === null) delete model.unapplied[key]
    else model.unapplied[key] = text
}

function mapValues<Value>(record: Record<string, Value>, valueOf: (name: string) => Value) {
  return Object.fromEntries(Object.keys(record).map((name) => [name, valueOf(name)]))
}

/** Applies a fix of the checked text, which the user may have changed since. */
export function applyFix(model: Model, { path, fix }: { path: string; fix: Edit[] }): void {
  const file = model.files[path]
  const checkedText = model.checked.texts[path]
  if (!file || checkedText === undefined || file.text === applyEdits(checkedText, fix)) return
  const edits = rebaseEdits(fix, checkedText, file.text)
  model.path = path
  if (edits) editFiles(model, { texts: { [path]: applyEdits(file.text, edits) } })
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

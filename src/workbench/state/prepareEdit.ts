import { isEqual } from '../../compare/isEqual.ts'
import { makeEdit, type CellsEdit, type FieldEdit } from './makeEdit.ts'

/** A worker, and who waits for its responses, in order. */
let editor: { worker: Worker; waiting: ((response: unknown) => void)[] } | null = null

/** What the worker has made last. Null if it has failed. */
let prepared: { edit: CellsEdit | FieldEdit; response: unknown } | null = null

/** Makes an edit in a worker, so that the page responds to keys until `finishEdit` uses it. */
export async function prepareEdit(edit: CellsEdit | FieldEdit): Promise<void> {
  if (!('Worker' in window) || isEqual(prepared?.edit, edit)) return
  const response = await new Promise<unknown>((resolve) => {
    editor ??= startEditor()
    editor.waiting.push(resolve)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    editor.worker.postMessage(edit)
  })
  prepared = response === null ? null : { edit, response }
}

/** Returns what the worker has made, or makes the edit. @throws EditError if a text has syntax errors */
export const finishEdit = ((edit: CellsEdit | FieldEdit) => {
  const response = isEqual(prepared?.edit, edit) ? prepared!.response : makeEdit(edit)
  // It is not needed again, and its texts can be large.
  prepared = null
  return response
}) as typeof makeEdit

function startEditor() {
  const worker = new Worker(new URL('./edit.worker.ts', import.meta.url), { type: 'module' })
  const waiting: ((response: unknown) => void)[] = []
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => waiting.shift()?.(data))
  worker.addEventListener('error', () => {
    worker.terminate()
    editor = null
    for (const respond of waiting) respond(null)
  })
  return { worker, waiting }
}

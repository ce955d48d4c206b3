import type { TableName } from '../../compare/form/sections.ts'
import type { YearTexts } from '../../contract/yearDocuments.ts'
import type { CellChange, TableEdit } from '../tables/Table.ts'
import type { FieldValue } from './setFieldValue.ts'

export interface CellsRequest {
  texts: YearTexts
  table: TableName
  view: string | undefined
  cells: readonly CellChange[]
}

interface FieldRequest {
  texts: YearTexts
  field: FieldValue
}

export type EditRequest = CellsRequest | FieldRequest

/** A worker, and who waits for its responses, in order. */
let editor: { worker: Worker; waiting: ((response: unknown) => void)[] } | null = null

/**
 * Edits texts in a worker, so that the page responds to keys in the meantime.
 * @returns what the function returns that makes the edit; null if a worker cannot make it
 */
export function editInWorker(request: CellsRequest): Promise<TableEdit | null>
export function editInWorker(request: FieldRequest): Promise<Partial<YearTexts> | null>
export function editInWorker(request: EditRequest): Promise<unknown> {
  return new Promise((resolve) => {
    if (!('Worker' in window)) return resolve(null)
    editor ??= startEditor()
    editor.waiting.push(resolve)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    editor.worker.postMessage(request)
  })
}

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

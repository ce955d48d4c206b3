import type { TableName } from '../../compare/form/sections.ts'
import type { YearTexts } from '../../contract/yearDocuments.ts'
import type { CellChange, TableEdit } from './Table.ts'

export interface WriteRequest {
  name: TableName
  view: string | undefined
  texts: YearTexts
  changes: readonly CellChange[]
}

type Respond = (edit: TableEdit | null) => void

/** A worker, and who waits for its responses, in order. */
let writer: { worker: Worker; waiting: Respond[] } | null = null

/** Writes cells of a table in a worker, so that the page stays responsive. @returns null if no worker can do it */
export function writeInWorker(request: WriteRequest): Promise<TableEdit | null> {
  return new Promise((resolve) => {
    if (!('Worker' in window)) return resolve(null)
    writer ??= startWriter()
    writer.waiting.push(resolve)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    writer.worker.postMessage(request)
  })
}

function startWriter() {
  const worker = new Worker(new URL('./write.worker.ts', import.meta.url), { type: 'module' })
  const waiting: Respond[] = []
  worker.addEventListener('message', ({ data }: MessageEvent<TableEdit>) => waiting.shift()?.(data))
  worker.addEventListener('error', () => {
    worker.terminate()
    writer = null
    for (const respond of waiting) respond(null)
  })
  return { worker, waiting }
}

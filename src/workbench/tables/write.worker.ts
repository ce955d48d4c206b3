import { tables } from './tables.ts'
import type { WriteRequest } from './writeInWorker.ts'

addEventListener('message', ({ data: { name, view, texts, changes } }: MessageEvent<WriteRequest>) => {
  postMessage(tables[name].write(texts, changes, view))
})

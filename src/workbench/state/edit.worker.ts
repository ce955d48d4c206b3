import { tables } from '../tables/tables.ts'
import type { EditRequest } from './editInWorker.ts'
import { setFieldValue } from './setFieldValue.ts'

addEventListener('message', ({ data }: MessageEvent<EditRequest>) => {
  try {
    postMessage(
      'cells' in data
        ? tables[data.table].write(data.texts, data.cells, data.view)
        : setFieldValue(data.texts, data.field),
    )
  } catch {
    // The page makes the edit itself, and reports why it fails.
    postMessage(null)
  }
})

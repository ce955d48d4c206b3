import { makeEdit, type CellsEdit, type FieldEdit } from './makeEdit.ts'

addEventListener('message', ({ data }: MessageEvent<CellsEdit | FieldEdit>) => {
  try {
    postMessage(makeEdit(data))
  } catch {
    // The page makes the edit itself, and reports why it fails.
    postMessage(null)
  }
})

import { errorMessage } from '../state/errorMessage.ts'
import { readImportFile } from './readImportFile.ts'
import type { ImportResponse } from './readInWorker.ts'

// A large workbook takes some seconds, which would block the page.
addEventListener('message', ({ data }: MessageEvent<File>) => {
  void respond(data).then((response) => postMessage(response))
})

async function respond(file: File): Promise<ImportResponse> {
  try {
    return { sheets: await readImportFile(file) }
  } catch (error) {
    return { error: errorMessage(error) }
  }
}

import { ImportError, type Sheet } from './sheet.ts'

/** What the worker answers. */
export type ImportResponse = { sheets: Sheet[] } | { error: string }

/** Milliseconds. A workbook with the most cells takes about two seconds. */
const timeout = 20_000

/**
 * Reads a file in a worker, which keeps the page responsive and can be stopped.
 * @throws ImportError if the file cannot be imported, takes too long, or is no longer wanted
 */
export async function readInWorker(file: File, signal: AbortSignal): Promise<Sheet[]> {
  const worker = new Worker(new URL('./readImportFile.worker.ts', import.meta.url), { type: 'module' })
  try {
    const response = await new Promise<ImportResponse>((resolve) => {
      const fail = () => resolve({ error: `${file.name} takes too long or too much memory to read.` })
      worker.addEventListener('message', ({ data }: MessageEvent<ImportResponse>) => resolve(data))
      worker.addEventListener('error', fail)
      signal.addEventListener('abort', fail)
      setTimeout(fail, timeout)
      worker.postMessage(file, [])
    })
    if ('error' in response) throw new ImportError(response.error)
    return response.sheets
  } finally {
    worker.terminate()
  }
}

import { checkFiles } from './checkFiles.ts'
import type { CheckResult } from './CheckResult.ts'

export interface CheckRequest {
  id: number
  files: Map<string, string>
}

export interface CheckResponse extends CheckResult {
  id: number
}

// A worker, because checking a large client would block the page for some tenths of a second after each edit.
addEventListener('message', ({ data: { id, files } }: MessageEvent<CheckRequest>) => {
  const response: CheckResponse = { id, ...checkFiles(files) }
  postMessage(response)
})

import { checkFiles } from './checkFiles.ts'
import type { CheckResult } from './CheckResult.ts'

export interface CheckRequest {
  id: number
  files: Map<string, string>
}

export interface CheckResponse extends CheckResult {
  id: number
}

// Checking a large client takes some tenths of a second, which would block the page after each edit.
addEventListener('message', ({ data: { id, files } }: MessageEvent<CheckRequest>) => {
  const response: CheckResponse = { id, ...checkFiles(files) }
  postMessage(response)
})

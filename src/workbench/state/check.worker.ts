import { checkFiles } from './checkFiles.ts'
import type { CheckResult } from './model.ts'

// Checking a large client takes some tenths of a second, which would block the page after each edit.
addEventListener('message', ({ data }: MessageEvent<Map<string, string>>) => {
  const checked: CheckResult = checkFiles(data)
  postMessage(checked)
})

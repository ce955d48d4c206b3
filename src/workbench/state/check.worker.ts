import { checkFiles } from './checkFiles.ts'
import type { ModelCheck } from './model.ts'

// Checking a large client takes some tenths of a second, which would block the page after each edit.
addEventListener('message', ({ data }: MessageEvent<Map<string, string>>) => {
  const checked: ModelCheck = checkFiles(data)
  postMessage(checked)
})

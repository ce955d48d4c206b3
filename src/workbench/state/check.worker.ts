import { checkAll } from './checkAll.ts'
import type { Checked } from './CheckResult.ts'

export interface CheckRequest {
  id: number
  files: Map<string, string>
}

export interface CheckAnswer extends Checked {
  id: number
}

// Away from the page, which a large client would hold up for some tenths of a second after each keystroke.
addEventListener('message', ({ data: { id, files } }: MessageEvent<CheckRequest>) => {
  const answer: CheckAnswer = { id, ...checkAll(files) }
  postMessage(answer)
})

import { checkClients } from '../../check/checkClients.ts'
import type { Finding } from '../../check/Finding.ts'

export interface CheckRequest {
  id: number
  files: Map<string, string>
}

export interface CheckAnswer {
  id: number
  findings: Finding[]
}

// Away from the page, which a large client would hold up for some tenths of a second after each keystroke.
addEventListener('message', ({ data: { id, files } }: MessageEvent<CheckRequest>) => {
  const answer: CheckAnswer = { id, findings: checkClients(files) }
  postMessage(answer)
})

import type { Answers } from '../../state/session/Answers.ts'
import { readClient } from '../../state/session/readClient.ts'
import { selectYear } from '../../state/session/SavedSession.ts'
import { findBestPlans, type BestPlans } from './bestPlans.ts'

export interface BestPlansRequest {
  client: string
  /** Valid documents, by path inside the client's folder. */
  texts: Record<string, string>
  /** The plan year; null for the current one. */
  year: string | null
  answers: Answers | null
}

/** The cells include combinations that the calculator does not show, so they can fail while the calculator works. */
export type BestPlansResponse = { status: 'ready'; value: BestPlans } | { status: 'failed'; error: string }

// Calculating every cell of a large client takes seconds, which would block the page after each edit.
addEventListener('message', ({ data }: MessageEvent<BestPlansRequest | null>) => {
  postMessage(data && respond(data))
})

function respond({ client, texts, year, answers }: BestPlansRequest): BestPlansResponse {
  try {
    const value = findBestPlans(selectYear(readClient(client, texts), year), answers)
    return { status: 'ready', value }
  } catch (error) {
    return { status: 'failed', error: String(error) }
  }
}

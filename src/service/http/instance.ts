import type { Context } from 'hono'
import type { ApiEnvironment } from './environment.ts'
import { answerText } from './representation.ts'

/** Answers with the client's document as it stands. */
export function answerInstance(compresses: boolean) {
  return (context: Context<ApiEnvironment>) =>
    answerText(context, context.var.clientYear, {
      compresses,
      headers: {
        // A browser may keep it, but asks each time whether it still holds: a client may change any minute.
        'Cache-Control': 'private, no-cache',
        Vary: 'Accept-Encoding, is-api-key',
      },
    })
}

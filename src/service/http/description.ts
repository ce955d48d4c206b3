import type { Context } from 'hono'
import document from '../../contract/generated/openapi.json' with { type: 'json' }
import { answerText } from './representation.ts'

const text = { body: JSON.stringify(document) }

/** Answers with the description of the API, in OpenAPI. */
export function answerDescription(compresses: boolean) {
  return (context: Context) =>
    answerText(context, text, {
      compresses,
      headers: { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' },
    })
}

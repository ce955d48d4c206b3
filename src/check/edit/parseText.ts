import { LRUCache } from 'lru-cache'
import { JsonDocument } from '../source/JsonDocument.ts'

/** Enough for both documents of a year, before and after a change. */
const documents = new LRUCache<string, JsonDocument>({ max: 4 })

/** Parses a text. Remembers the last texts, because several readers and the next edit need the same document. */
export function parseText(text: string): JsonDocument {
  const known = documents.get(text)
  if (known) return known
  const document = new JsonDocument('', text)
  documents.set(text, document)
  return document
}

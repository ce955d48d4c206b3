import { isRecord } from './isRecord.ts'
import type { YearValues } from './yearDocuments.ts'

/**
 * Identifies the values of a year's documents: the start of a SHA-256 hash. Formatting, comments, the order of
 * properties, and the address of the schema do not change it.
 */
export async function yearVersion(documents: YearValues): Promise<string> {
  const text = JSON.stringify([documents['instance.json'], documents['plans.json']], inOrder)
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash).slice(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function inOrder(_: string, value: unknown) {
  if (!isRecord(value)) return value
  const properties = Object.entries(value).filter(([name]) => name !== '$schema')
  return Object.fromEntries(properties.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

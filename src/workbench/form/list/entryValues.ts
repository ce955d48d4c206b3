import type { YearValues } from '../../../contract/yearDocuments.ts'
import type { Id } from '../../../contract/instance.ts'
import { isRecord } from '../../../contract/isRecord.ts'
import type { YearDocuments } from '../../state/useYearDocuments.ts'

export function readValues(documents: YearDocuments): YearValues {
  return { 'instance.json': documents['instance.json'].value, 'plans.json': documents['plans.json'].value }
}

export function readEntries(document: unknown, list: string): unknown[] {
  const entries = isRecord(document) ? document[list] : undefined
  return Array.isArray(entries) ? (entries as unknown[]) : []
}

export function readId(entry: unknown, key: string): Id | undefined {
  const id = isRecord(entry) ? entry[key] : undefined
  return typeof id === 'string' || typeof id === 'number' ? id : undefined
}

/** The name of an entry, or else its ID, or else its place. */
export function describeEntry(
  entry: unknown,
  index: number,
  { key, name, noun }: { key: string; name: string | null | undefined; noun: string },
): string {
  const text = isRecord(entry) && name ? entry[name] : undefined
  if (typeof text === 'string' && text.trim() !== '') return text.trim()
  return String(readId(entry, key) ?? `${noun} ${index + 1}`)
}

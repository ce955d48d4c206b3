import { addEntries } from '../../../check/edit/addEntries.ts'
import { parseYear } from '../../../check/edit/editYear.ts'
import type { YearTexts, YearValues } from '../../../contract/yearDocuments.ts'
import { readServiceRows } from '../../tables/readDocument.ts'
import { normalizeText } from '../similarity.ts'
import { drugWords } from './matchBenefit.ts'

/** The field of a service that neither the client nor the catalog has is this prefix and its name. */
const prefix = 'new '

export function newServiceField(name: string): string {
  return `${prefix}${name}`
}

/** The name of a new service; undefined for other fields. */
export function newServiceName(field: string): string | undefined {
  return field.startsWith(prefix) ? field.slice(prefix.length) : undefined
}

/** Whether the user has not written the name of a new service yet. */
export function isUnnamed(field: string): boolean {
  return newServiceName(field)?.trim() === ''
}

/** The name for a row as one service, and the names for it as two, such as “Chiropractic / Acupuncture”. */
export function suggestServiceNames({ words, context }: { words: string; context: string }): string[][] {
  const [first = '', ...others] = words
    .split(/\s*(?:\/|,|;|&|\band\b|\bor\b)\s*/i)
    .filter((part) => part !== '')
  // The name tells the drugs among the services.
  const isDrug = drugWords.test(context) && !drugWords.test(words)
  const complete = (name: string) => (isDrug && name !== '' ? `${name} drug` : name)
  return [[words], [first, others.join(', ')]].map((names) => names.map(complete))
}

/**
 * Adds services, unless the client has one with this name. Their prices are typical values.
 * @throws EditError if a text has syntax errors
 */
export function addNewServices(texts: YearTexts, fields: readonly string[]) {
  const present = new Set(
    readServiceRows(parseYear(texts)).map(({ headers: [name = ''] }) => normalizeText(name)),
  )
  const names = fields.flatMap((field) => {
    const name = newServiceName(field)?.trim() ?? ''
    const key = normalizeText(name)
    if (name === '' || present.has(key)) return []
    present.add(key)
    return [name]
  })
  return names.length === 0 ? { texts, names } : { texts: addEntries(texts, 'services', names).texts, names }
}

/** The row of a service that has the name of a new one. */
export function findNewService(values: YearValues, field: string): string | undefined {
  const name = newServiceName(field)
  if (name === undefined) return undefined
  const key = normalizeText(name)
  return readServiceRows(values).find(({ headers: [title = ''] }) => normalizeText(title) === key)?.name
}

import { addEntries } from '../../../check/edit/addEntries.ts'
import { parseYear } from '../../../check/edit/editYear.ts'
import type { YearTexts, YearValues } from '../../../contract/yearDocuments.ts'
import { readServiceRows } from '../../tables/readDocument.ts'
import { normalizeText } from '../similarity.ts'

export const drugWords = /\b(?:rx|drugs?|prescriptions?|pharmacy)\b/i

/** The field of a service that neither the client nor the catalog has is this prefix and its name. */
const prefix = 'new '

export function newServiceField(name: string): string {
  return `${prefix}${name}`
}

/** The name of a new service; undefined for other fields. */
export function newServiceName(field: string): string | undefined {
  return field.startsWith(prefix) ? field.slice(prefix.length) : undefined
}

/** The field of a part of a row that is put on the list of what the calculator leaves out is this prefix and its name. */
const leftOutPrefix = 'left out '

export function leftOutField(name: string): string {
  return `${leftOutPrefix}${name}`
}

/** The name of a part that is left out; undefined for other fields. */
export function leftOutName(field: string): string | undefined {
  return field.startsWith(leftOutPrefix) ? field.slice(leftOutPrefix.length) : undefined
}

export function withoutLeftOut(fields: readonly string[]): readonly string[] {
  return fields.filter((field) => leftOutName(field) === undefined)
}

/** Whether the user has not written the name of a new service yet. */
export function isUnnamed(field: string): boolean {
  return newServiceName(field)?.trim() === ''
}

/** Between the parts of a list, such as “MRI, CT and PET scan”. */
export const listSeparator = /\s*(?:[/,;&+]|\band\b|\bor\b)\s*/i

/** The name for a row as one service, and the names for it as two, such as “Chiropractic / Acupuncture”. */
export function suggestServiceNames({ words, context }: { words: string; context: string }): string[][] {
  const [first = '', ...others] = words.split(listSeparator).filter((part) => part !== '')
  return [[words], [first, others.join(', ')]].map((names) =>
    names.map((name) => completeServiceName(name, words, context)),
  )
}

/** The name of a new service for a row, or for a part of the row. The function adds “drug” below a heading about drugs. */
export function completeServiceName(name: string, words: string, context: string): string {
  const isDrug = drugWords.test(context) && !drugWords.test(words)
  return isDrug && name !== '' ? `${name} drug` : name
}

/**
 * Adds services, unless the client has one with this name. Their prices are not known.
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

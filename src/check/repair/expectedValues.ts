import type { Schema } from '../structure/subschemas.ts'
import { parentPointer, parsePointer, valueAt, findPlaces } from '../../contract/pointer.ts'

/** A document that is being repaired with placeholder values. */
export interface Draft {
  document: unknown
  schema: Schema
  /**
   * Which of the possible placeholders to use. 0: the first or least; 1: the last or greatest, with all optional
   * properties; 2: neither.
   */
  variant: number
  /** The other document of the plan year, which shares ids with this one. */
  otherDocument: unknown
}

/** The values that other parts of the documents expect here: ids or names that they use but the list lacks. */
export function expectedValues(draft: Draft, pointer: string): unknown[] {
  const name = parsePointer(pointer).at(-1) ?? ''
  const list = parentPointer(parentPointer(pointer))
  const [, offeredTo] = /^\/plans\/\d+\/(locations|salaryBands)\/\d+$/.exec(pointer) ?? []
  if (offeredTo !== undefined) return valuesAt(draft.otherDocument, `/${offeredTo}/*/id`)
  if (/^\/surcharges\/\d+\/plans\/\d+$/.test(pointer)) return valuesAt(draft.document, '/plans/*/key')
  if (list === '/contributionLimits' && name === 'year')
    return draft.variant === 2 ? [] : [valueAt(draft.otherDocument, '/client/planYear')].filter(isId)
  if (list === '') return []
  const references = findReferences(draft, list, name)
  if (references.length === 0) return []
  const present = new Set(valuesAt(draft.document, `${list}/*/${name}`))
  return references.filter((value) => !present.has(value))
}

/** The ids or services that other parts expect in a list, and the property that holds them. */
export function expectedEntries(draft: Draft, list: string): { name: string; values: unknown[] } {
  const name = /\/(uses|services)$/.test(list) && parsePointer(list).length > 1 ? 'service' : 'id'
  return { name, values: expectedValues(draft, `${list}/0/${name}`) }
}

/** The values by which the documents refer to the entries of a list. */
function findReferences({ document, otherDocument }: Draft, list: string, name: string): unknown[] {
  if (name === 'service' || name === 'copayWaivedWith') return valuesAt(document, '/services/*/id')
  if (name === 'salaryBand') return valuesAt(otherDocument, '/salaryBands/*/id')
  if (name === 'location') return valuesAt(otherDocument, '/locations/*/id')
  if (name === 'name' && list === '/services') return valuesAt(document, '/customScenarioUses/*/name')
  if (name !== 'id') return []
  const ids = [
    ...valuesAt(otherDocument, `${list}/*/id`),
    ...(list === '/services'
      ? ['/scenarios/*/uses/*/service', '/plans/*/services/*/service'].flatMap((each) =>
          valuesAt(document, each),
        )
      : []),
    ...(list === '/salaryBands' ? valuesAt(otherDocument, '/plans/*/payroll/*/salaryBand') : []),
  ]
  return [...new Set(ids)]
}

/** The ids or names at the pointers that match a pattern. */
function valuesAt(document: unknown, pattern: string): unknown[] {
  return findPlaces(document, pattern)
    .map(({ value }) => value)
    .filter(isId)
}

function isId(value: unknown) {
  return typeof value === 'string' || Number.isSafeInteger(value)
}

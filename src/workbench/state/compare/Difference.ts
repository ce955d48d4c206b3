import type { JSONPath } from 'jsonc-parser'
import type { YearFile } from '../../../contract/clientFiles.ts'
import { isRecord } from '../../../contract/isRecord.ts'
import type { YearValues } from '../../../contract/yearDocuments.ts'
import { findSectionOf, type Section } from '../../sections.ts'
import { toPointer } from './describeValue.ts'
import type { FindName } from './ids.ts'
import type { Frequency } from './money.ts'

/** One difference between two versions of a client's year, in words. */
export interface Difference {
  /** The section of the form that shows the value. */
  section: Section
  /** The file of the later version. */
  file: YearFile
  /** The JSON Pointer in the later version. If the value is no longer there, that of the nearest value around it. */
  pointer: string
  /** From the outside to the inside, such as the plan, the salary band, and the tier. */
  place: readonly string[]
  /** Null if there was nothing. */
  before: string | null
  /** Null if there is nothing any more. */
  after: string | null
  /** How much an amount changes, such as "+$1.50, +2.4%"; null if that cannot be said. */
  change: string | null
  /** Whether it is about money or percentages. */
  isAmount: boolean
  /** The whole difference as a line. */
  text: string
  /** The parts of the line: its start, the values, and its end. The first and the last may be empty. */
  parts: readonly [place: string, values: string, change: string]
  /** The edits of the later version that restore the earlier value. */
  reverts: Revert[]
}

/** An edit of a document. Setting undefined removes the value. */
export type Revert = { file: YearFile; path: JSONPath } & (
  | { type: 'set'; value: unknown }
  | { type: 'insert'; index: number; value: unknown }
  /** The text at the path in a language that is not the client's first one. Undefined removes it. */
  | { type: 'translate'; language: string; text: string | undefined }
  /** Each item of the list moves here from its index in `order`. */
  | { type: 'reorder'; order: number[] }
)

/** What all parts of a comparison need. */
export interface Comparison {
  before: YearValues
  after: YearValues
  findName: FindName
}

interface Sides<T> {
  before: T
  after: T
}

/** Where two values are that are compared. */
export interface Spot {
  file: YearFile
  /** With the indexes of the later document. */
  path: JSONPath
  /** The names of everything around the values. */
  place: readonly string[]
  /** How often amounts at this place are paid, if that is known. */
  units: Sides<Frequency | null>
  /** The objects that have the values as a property, or in a list. */
  owners: Sides<Record<string, unknown>>
}

/** Creates a difference. Its line is the place, the values, and the change, unless `text` replaces it. */
export function createDifference(
  { file, path, place }: Pick<Spot, 'file' | 'path' | 'place'>,
  words: Pick<Difference, 'before' | 'after'> & Partial<Pick<Difference, 'change' | 'isAmount' | 'text'>>,
  reverts: Revert[],
): Difference {
  const { before, after, change = null, isAmount = false, text } = words
  const pointer = toPointer(path)
  const isSame = change === 'the same'
  const end = change === null || isSame ? '' : `(${change})`
  const values = ` ${before ?? ''} → ${after ?? ''}${isSame ? ', the same' : ''}${end && ' '}`
  const parts =
    text === undefined ? ([`${place.join(', ')}:`, values, end] as const) : (['', text, ''] as const)
  return {
    section: findSectionOf(file, pointer),
    file,
    pointer,
    place,
    before,
    after,
    change,
    isAmount,
    text: parts.join(''),
    parts,
    reverts,
  }
}

/** The edit that sets a value again. */
export function restore({ file, path }: Pick<Spot, 'file' | 'path'>, value: unknown): Revert[] {
  return [{ file, path, type: 'set', value }]
}

/**
 * Whether two JSON values are equal, with the translations of their texts. The order of properties does not count.
 */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isEqual(entry, other[index]))
  if (!isRecord(one) || !isRecord(other)) return false
  const names = Reflect.ownKeys(one)
  return (
    names.length === Reflect.ownKeys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(one[name as string], other[name as string]))
  )
}

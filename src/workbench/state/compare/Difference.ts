import type { JSONPath } from 'jsonc-parser'
import type { YearFile } from '../../../contract/clientFiles.ts'
import type { YearValues } from '../../../contract/yearDocuments.ts'
import { findSectionOf, type Section } from '../../sections.ts'
import { toPointer, type ValuePlace } from './describeValue.ts'
import type { FindName } from './ids.ts'
import type { Unit } from './money.ts'

/** One difference between two versions of a client's year, in words. */
export interface Difference {
  /** The section of the form that shows the value. */
  section: Section
  /** The file of the later version. */
  file: YearFile
  /** The JSON Pointer in the later version. If the value is no longer there, that of the nearest value around it. */
  pointer: string
  /** From the outside to the inside, such as the plan, the tier, and the salary band. */
  place: string[]
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
  /** Compares values that are more than the sum of their properties, by pattern. */
  rules: ReadonlyMap<string, CompareRule>
}

/** Where two values are that are compared. The path is that of the later version. */
export interface Spot extends ValuePlace {
  /** The names of everything around the values. */
  place: readonly string[]
  /** The unit of earlier amounts; `unit` is that of later ones. */
  unitBefore: Unit | null
}

/** Compares two values that differ; null if it does not apply to them. */
export type CompareRule = (
  comparison: Comparison,
  spot: Spot,
  before: unknown,
  after: unknown,
) => Difference[] | null

/** Creates a difference. Its line is the place, the values, and the change, unless `text` replaces it. */
export function createDifference(
  { file, path, place }: Pick<Spot, 'file' | 'path' | 'place'>,
  words: Pick<Difference, 'before' | 'after'> & Partial<Pick<Difference, 'change' | 'isAmount' | 'text'>>,
  reverts: Revert[],
): Difference {
  const { before, after, change = null, isAmount = false } = words
  const pointer = toPointer(path)
  const values = `${before ?? ''} → ${after ?? ''}`
  return {
    section: findSectionOf(file, pointer),
    file,
    pointer,
    place: [...place],
    before,
    after,
    change,
    isAmount,
    text: words.text ?? `${place.join(', ')}: ${values}${formatChange(change)}`,
    reverts,
  }
}

/** The edit that sets a value again. */
export function restore({ file, path }: Pick<Spot, 'file' | 'path'>, value: unknown): Revert[] {
  return [{ file, path, type: 'set', value }]
}

function formatChange(change: string | null) {
  if (change === null) return ''
  return change === 'the same' ? ', the same' : ` (${change})`
}

import type { JSONPath } from 'jsonc-parser'
import type { YearFile } from '../../../contract/clientFiles.ts'
import { childPointer } from '../../../contract/pointer.ts'
import { isRecord } from '../../isRecord.ts'
import { findSectionOf } from '../../sections.ts'
import type { YearValues } from '../../../contract/yearDocuments.ts'
import type { FindName } from './createNames.ts'
import type { Difference, Revert } from './Difference.ts'
import type { Unit } from './describeMoney.ts'
import type { ValuePlace } from './describeValue.ts'

/** What all parts of a comparison need. */
export interface Comparison {
  before: YearValues
  after: YearValues
  findName: FindName
  /** Compares values that are more than the sum of their properties. */
  rules: Record<YearFile, ReadonlyMap<string, CompareRule>>
}

/** Where two values are that are compared. Its pointer and path are those of the later version. */
export interface Spot extends ValuePlace {
  path: JSONPath
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
  { file, pattern, pointer, place }: Pick<Spot, 'file' | 'pattern' | 'pointer' | 'place'>,
  words: Pick<Difference, 'before' | 'after'> & Partial<Pick<Difference, 'change' | 'isAmount' | 'text'>>,
  reverts: Revert[],
): Difference {
  const { before, after, change = null, isAmount = false } = words
  const values = `${before ?? ''} → ${after ?? ''}`
  return {
    section: findSectionOf(file, pattern),
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

export function toPointer(path: JSONPath): string {
  return path.reduce<string>((parent, part) => childPointer(parent, part), '')
}

/** A property of a document, as far as it is an object. */
export function documentProperty(document: unknown, name: string): unknown {
  return isRecord(document) ? document[name] : undefined
}

function formatChange(change: string | null) {
  if (change === null) return ''
  return change === 'the same' ? ', the same' : ` (${change})`
}

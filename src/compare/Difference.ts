import type { YearFile } from '../contract/clientFiles.ts'
import { toPointer } from '../contract/pointer.ts'
import { findSectionOf, sections, type Section } from './form/sections.ts'
import type { Revert, Target } from './reverts.ts'

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
  /** Restores the earlier value. */
  revert: Revert
}

/** Creates a difference. Its line is the place, the values, and the change, unless `text` replaces it. */
export function createDifference(
  { file, path, place }: Target & Pick<Difference, 'place'>,
  words: Pick<Difference, 'before' | 'after'> & Partial<Pick<Difference, 'change' | 'isAmount' | 'text'>>,
  revert: Revert,
): Difference {
  const { before, after, change = null, isAmount = false, text } = words
  const pointer = toPointer(path)
  const isSame = change === 'the same'
  const end = change === null || isSame ? '' : `(${change})`
  const values = ` ${before ?? ''} → ${after ?? ''}${isSame ? ', the same' : ''}${end && ' '}`
  const parts =
    text === undefined ? ([`${place.join(', ')}:`, values, end] as const) : (['', text, ''] as const)
  const section = findSectionOf(file, pointer)
  return {
    section,
    file,
    pointer,
    place,
    before,
    after,
    change,
    isAmount,
    text: parts.join(''),
    parts,
    revert,
  }
}

interface DifferenceGroup {
  section: Section
  differences: Difference[]
}

/** Groups differences by section. Sections without differences are left out. */
export function groupDifferences(differences: readonly Difference[]): DifferenceGroup[] {
  return sections
    .map((section) => ({ section, differences: differences.filter((each) => each.section === section) }))
    .filter((group) => group.differences.length > 0)
}

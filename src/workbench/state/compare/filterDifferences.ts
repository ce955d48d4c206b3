import { sections, type Section } from '../../sections.ts'
import type { Difference } from './Difference.ts'

export interface DifferenceFilter {
  /** The words that a difference has, in any order. */
  search: string
  isOnlyAmounts: boolean
}

/** The differences of one section. */
export interface DifferenceGroup {
  section: Section
  /** At most as many as are shown. */
  differences: Difference[]
  /** Including those that are not shown. */
  count: number
}

/** The differences that have all words of the search; upper and lower case do not count. */
export function filterDifferences(
  differences: readonly Difference[],
  { search, isOnlyAmounts }: DifferenceFilter,
): Difference[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return differences.filter(({ text, isAmount }) => {
    const lower = text.toLowerCase()
    return (isAmount || !isOnlyAmounts) && words.every((word) => lower.includes(word))
  })
}

/** Groups differences by section, and drops those above a maximum. Sections without differences are left out. */
export function groupDifferences(differences: readonly Difference[], maximum: number): DifferenceGroup[] {
  const shown = new Set(differences.slice(0, maximum))
  return sections.flatMap((section) => {
    const all = differences.filter((difference) => difference.section === section)
    const inGroup = all.filter((difference) => shown.has(difference))
    return all.length === 0 ? [] : [{ section, differences: inGroup, count: all.length }]
  })
}

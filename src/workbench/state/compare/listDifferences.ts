import { formatDelimited } from '../../cells/delimited.ts'
import { sections, type Section } from '../../sections.ts'
import type { Difference } from './Difference.ts'

interface DifferenceFilter {
  /** The words that a difference has, in any order. */
  search: string
  isOnlyAmounts: boolean
}

/** The differences of one section. */
interface DifferenceGroup {
  section: Section
  differences: Difference[]
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

/** Groups differences by section. Sections without differences are left out. */
export function groupDifferences(differences: readonly Difference[]): DifferenceGroup[] {
  return sections
    .map((section) => ({ section, differences: differences.filter((each) => each.section === section) }))
    .filter((group) => group.differences.length > 0)
}

/** Lines below the titles of their sections, for an e-mail. */
export function formatAsText(differences: readonly Difference[]): string {
  return groupDifferences(differences)
    .map(({ section, differences: inSection }) =>
      [section.title, ...inSection.map(({ text }) => `- ${text}`)].join('\n'),
    )
    .join('\n\n')
}

/** Rows with tabs between the cells, which spreadsheets paste as a table. */
export function formatAsTable(differences: readonly Difference[]): string {
  const rows = differences.map(({ section, place, before, after, change, text }) => [
    section.title,
    place.join(', '),
    before ?? '',
    after ?? '',
    change ?? '',
    text,
  ])
  return formatDelimited([['Section', 'Place', 'Before', 'After', 'Change', 'Difference'], ...rows], '\t')
}

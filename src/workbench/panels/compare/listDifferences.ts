import { groupDifferences, type Difference } from '../../../compare/Difference.ts'
import { formatDelimited } from '../../cells/delimited.ts'

interface DifferenceFilter {
  /** The words that a difference has, in any order. */
  search: string
  isOnlyAmounts: boolean
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

import { formatDelimited } from '../../cells/delimited.ts'
import type { Difference } from './Difference.ts'
import { groupDifferences } from './filterDifferences.ts'

/** Lines below the titles of their sections, for an e-mail. */
export function formatAsText(differences: readonly Difference[]): string {
  return groupDifferences(differences, Infinity)
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

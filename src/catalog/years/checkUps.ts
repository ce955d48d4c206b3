import type { CatalogUses } from '../Catalog.ts'
import { cite, mepsUse } from '../sources.ts'

const visits = cite(
  mepsUse,
  'Mean events per person, by age',
  'Physician office visits: 1.9 per adult from 18 to 44 and 1.7 per child from 5 to 17; a checkup and a visit to a doctor.',
)

/** The care of a person who is not sick. Other years add to it. */
export const checkUps: CatalogUses[] = [
  { service: 'preventive', perAdult: 1, perChild: 1, citation: visits },
  { service: 'primary', perAdult: 1, perChild: 1, citation: visits },
]

/** The care of one person in addition, with one row for each service, as a scenario must have. */
export function besidesCheckUps(rows: readonly CatalogUses[]): CatalogUses[] {
  const isUsual = ({ service }: CatalogUses) => checkUps.some((usual) => usual.service === service)
  const usualRows = checkUps.map((usual) => {
    const row = rows.find(({ service }) => service === usual.service)
    if (!row) return usual
    const says = `${row.citation.says} For each person, as in a healthy year.`
    return { ...usual, ...row, citation: { ...row.citation, says } }
  })
  return [...usualRows, ...rows.filter((row) => !isUsual(row))]
}

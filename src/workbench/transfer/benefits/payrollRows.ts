import type { Table } from '../../tables/Table.ts'
import { normalizeText } from '../similarity.ts'

/** The row for everyone, or the one of the salary band or location that the headings name. */
export function findPayrollRow({ rows }: Table, plan: number, words: string): string | undefined {
  const ofPlan = rows.filter(({ name }) => name.startsWith(`${plan} `))
  return (ofPlan.length === 1 ? ofPlan[0] : ofPlan.find((row) => isNamed(row, words)))?.name
}

/** Whether words name the salary band or location of a row. */
export function namesPayrollRow({ rows }: Table, words: string): boolean {
  return rows.some((row) => row.headers.slice(1).join('') !== '' && isNamed(row, words))
}

function isNamed({ headers }: Table['rows'][number], words: string) {
  const said = normalizeText(words)
  return headers.slice(1).every((text) => said.includes(normalizeText(text)))
}

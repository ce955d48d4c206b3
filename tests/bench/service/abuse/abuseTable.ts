import type { Table } from '../../table.ts'
import type { Lengths } from '../lengths.ts'
import { abuse, seed } from './abuse.ts'

/** How many violations are told in full. */
const mostTold = 5

/** Generated requests by their kind and the status of their answers. */
export async function abuseTable({ requests }: Lengths): Promise<Table> {
  const { statuses, violations } = await abuse(requests)
  for (const violation of violations.slice(0, mostTold)) console.error(violation)
  const columns = [...new Set([...statuses.values()].flatMap((counts) => [...counts.keys()]))].toSorted(
    (a, b) => a - b,
  )
  const failed = columns.filter((status) => status >= 500).length
  const verdict = violations.length === 0 && failed === 0 ? 'all as described' : 'NOT as described'
  return {
    title: `${requests.toLocaleString('en')} generated requests: ${verdict}`,
    heads: ['request', ...columns.map(String)],
    rows: [...statuses].map(([kind, counts]) => [
      kind,
      ...columns.map((status) => String(counts.get(status) ?? '')),
    ]),
    note: `Sent to node.ts, from the schemas and the sample clients with the seed ${seed}. Not as openapi.json and schemas/ say: ${violations.length} (target 0).`,
  }
}

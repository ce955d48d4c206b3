import type { Table } from '../../table.ts'
import type { Durations } from '../durations.ts'
import { fuzz, seed } from './fuzz.ts'

/** The number of violations that are printed in full. */
const maximumPrinted = 5

/** Response statuses of generated requests, by kind of request. */
export async function fuzzTable({ fuzzedRequests }: Durations): Promise<Table> {
  const { statuses, violations } = await fuzz(fuzzedRequests)
  for (const violation of violations.slice(0, maximumPrinted)) console.error(violation)
  const columns = [...new Set([...statuses.values()].flatMap((counts) => [...counts.keys()]))].toSorted(
    (a, b) => a - b,
  )
  const failed = columns.filter((status) => status >= 500).length
  const verdict =
    violations.length === 0 && failed === 0 ? 'all within the contract' : 'NOT all within the contract'
  return {
    title: `${fuzzedRequests.toLocaleString('en')} generated requests: ${verdict}`,
    headers: ['request', ...columns.map(String)],
    rows: [...statuses].map(([kind, counts]) => [
      kind,
      ...columns.map((status) => String(counts.get(status) ?? '')),
    ]),
    note: `Generated from the schemas and the sample clients with seed ${seed}, and sent to node.ts. Responses that violate openapi.json or schemas/: ${violations.length} (target 0).`,
  }
}

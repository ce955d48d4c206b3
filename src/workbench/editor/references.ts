import { parse, type JSONPath } from 'jsonc-parser'
import { fileName, type YearFile } from '../../contract/clientFiles.ts'
import type { Id } from '../../contract/instance.ts'

/** A list whose rows are referenced elsewhere in the client's files. */
export interface ReferencedList {
  document: YearFile
  list: string
  /** The property that references contain. */
  key: 'id' | 'name'
  /** The property that describes a row to the user. */
  label: string
}

const inInstance = (list: string, label = 'name'): ReferencedList => ({
  document: 'instance.json',
  list,
  key: 'id',
  label,
})
const planServices: ReferencedList = { document: 'plans.json', list: 'services', key: 'id', label: 'name' }

/** By the location of the reference; `*` is any index. */
const lists: Record<YearFile, Record<string, ReferencedList>> = {
  'instance.json': {
    'customScenarioUses/*/name': { document: 'instance.json', list: 'services', key: 'name', label: 'id' },
  },
  'plans.json': {
    'services/*/id': inInstance('services'),
    'scenarios/*/id': inInstance('scenarios', 'display'),
    'locations/*/id': inInstance('locations'),
    'surcharges/*/id': inInstance('surcharges', 'statement'),
    'savingsStyles/*/id': inInstance('savingsStyles', 'displayText'),
    'scenarios/*/uses/*/service': planServices,
    'plans/*/services/*/service': planServices,
    'plans/*/payroll/*/salaryBand': inInstance('salaryBands'),
  },
}

/** The list that the value at a location refers to; undefined if it is not a reference. */
export function findReferencedList(path: string, location: JSONPath): ReferencedList | undefined {
  const pattern = location.map((part) => (typeof part === 'number' ? '*' : part)).join('/')
  return new Map(Object.entries(lists[fileName(path) as YearFile] ?? {})).get(pattern)
}

/** The keys and labels of a list's rows, as far as its document can be parsed. */
export function readRows(text: string, { list, key, label }: ReferencedList): { key: Id; label: string }[] {
  const document = parse(text) as Record<string, unknown> | null | undefined
  const rows: unknown = document?.[list]
  return (Array.isArray(rows) ? (rows as (Record<string, unknown> | null)[]) : []).flatMap((row) => {
    const id = row?.[key]
    const rowLabel = row?.[label]
    return isId(id) ? [{ key: id, label: isId(rowLabel) ? String(rowLabel) : '' }] : []
  })
}

function isId(value: unknown): value is Id {
  return typeof value === 'string' || typeof value === 'number'
}

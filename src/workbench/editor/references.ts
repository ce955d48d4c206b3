import { parse, type JSONPath } from 'jsonc-parser'
import type { YearFile } from '../../contract/clientFiles.ts'
import type { Id } from '../../contract/instance.ts'

/** A list whose rows are named elsewhere. */
export interface ReferencedList {
  document: YearFile
  list: string
  /** The property that they are named by. */
  by: 'id' | 'name'
  /** The property that says in words which one it is. */
  words: string
}

const ofInstance = (list: string, words = 'name'): ReferencedList => ({
  document: 'instance.json',
  list,
  by: 'id',
  words,
})
const servicesOfPlans: ReferencedList = { document: 'plans.json', list: 'services', by: 'id', words: 'name' }

/** Which list has what may stand at a place. */
const lists: Record<YearFile, Record<string, ReferencedList>> = {
  'instance.json': {
    'customScenarioUses/*/name': { document: 'instance.json', list: 'services', by: 'name', words: 'id' },
  },
  'plans.json': {
    'services/*/id': ofInstance('services'),
    'scenarios/*/id': ofInstance('scenarios', 'display'),
    'locations/*/id': ofInstance('locations'),
    'surcharges/*/id': ofInstance('surcharges', 'statement'),
    'savingsStyles/*/id': ofInstance('savingsStyles', 'displayText'),
    'scenarios/*/uses/*/service': servicesOfPlans,
    'plans/*/services/*/service': servicesOfPlans,
    'plans/*/payroll/*/salaryBand': ofInstance('salaryBands'),
  },
}

/** The list of the client whose rows a place names; undefined where it names none. */
export function findReferencedList(path: string, place: JSONPath): ReferencedList | undefined {
  const document = path.slice(path.lastIndexOf('/') + 1)
  const pattern = place.map((part) => (typeof part === 'number' ? '*' : part)).join('/')
  return new Map(Object.entries(lists[document as YearFile] ?? {})).get(pattern)
}

/** The rows that a list has, as far as its document can be read: what each is named by, and which it is in words. */
export function readRows(text: string, { list, by, words }: ReferencedList): { name: Id; words: string }[] {
  const document = parse(text) as Record<string, unknown> | null | undefined
  const rows: unknown = document?.[list]
  return (Array.isArray(rows) ? (rows as (Record<string, unknown> | null)[]) : []).flatMap((row) => {
    const [name, said] = [row?.[by], row?.[words]]
    return isId(name) ? [{ name, words: isId(said) ? String(said) : '' }] : []
  })
}

function isId(value: unknown): value is Id {
  return typeof value === 'string' || typeof value === 'number'
}

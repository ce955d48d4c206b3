import type { YearFile } from '../../contract/clientFiles.ts'
import { customScenarioId } from '../../contract/customScenarioId.ts'
import type { Id } from '../../contract/instance.ts'
import type { PersonalQuestion } from '../../contract/personalQuestions.ts'

/** No list can have this ID. */
export const reservedId = '__proto__'

interface EntryList {
  /** What an entry is, in problems and confirmations. */
  noun: string
  /** The property that identifies an entry. */
  key: 'id' | 'key'
  /** The file with every entry, and with the names. */
  source: YearFile
  /** IDs that no entry can have. */
  reservedIds: readonly Id[]
  /** The files with the list, and the property with an entry's name in each; null if it has none. */
  names: Partial<Record<YearFile, string | null>>
}

/** The lists whose entries other parts of a year's documents refer to. */
export const lists = {
  scenarios: {
    noun: 'scenario',
    key: 'id',
    reservedIds: [reservedId, customScenarioId],
    source: 'instance.json',
    names: { 'instance.json': 'display', 'plans.json': null },
  },
  services: {
    noun: 'service',
    key: 'id',
    reservedIds: [reservedId],
    // Scenarios may use services that employees cannot choose.
    source: 'plans.json',
    names: { 'instance.json': 'name', 'plans.json': 'name' },
  },
  locations: {
    noun: 'location',
    key: 'id',
    reservedIds: [reservedId],
    source: 'instance.json',
    names: { 'instance.json': 'name', 'plans.json': null },
  },
  salaryBands: {
    noun: 'salary band',
    key: 'id',
    reservedIds: [reservedId],
    source: 'instance.json',
    names: { 'instance.json': 'name' },
  },
  savingsStyles: {
    noun: 'savings style',
    key: 'id',
    reservedIds: [reservedId],
    source: 'instance.json',
    names: { 'instance.json': 'displayText', 'plans.json': null },
  },
  surcharges: {
    noun: 'surcharge',
    key: 'id',
    reservedIds: [reservedId],
    source: 'instance.json',
    names: { 'instance.json': 'statement', 'plans.json': null },
  },
  plans: {
    noun: 'plan',
    key: 'key',
    reservedIds: [reservedId],
    source: 'plans.json',
    names: { 'plans.json': 'displayName' },
  },
} as const satisfies Record<string, EntryList> & Record<PersonalQuestion['list'], EntryList>

export type ListName = keyof typeof lists

/** The description of a list, without the narrow types of its row. */
export function listOf(name: ListName): EntryList {
  return lists[name]
}

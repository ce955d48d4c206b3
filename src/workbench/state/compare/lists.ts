import { idKey } from '../../../contract/idKey.ts'
import { listOf, type ListName } from '../../../check/edit/lists.ts'
import type { YearFile } from '../../../contract/clientFiles.ts'
import { isId } from './ids.ts'
import type { FindName } from './createNames.ts'

/** A list whose entries are joined by what identifies them, not by their position. */
export interface JoinedList {
  /** The properties that identify an entry. */
  keys: readonly string[]
  /** What an entry is. */
  noun: string
  /** The entries of both files are parts of one thing, such as a service and its price. */
  kind?: ListName
  /** The name of an entry; without it, that of the ID. Empty for an entry that needs none. */
  name: (entry: Record<string, unknown>, findName: FindName) => string[]
}

const identified = (kind: ListName, noun: string): JoinedList => ({
  keys: [listOf(kind).key],
  noun,
  kind,
  name: (entry, findName) => [findName(kind, entry[listOf(kind).key])],
})

const byService = (noun: string): JoinedList => ({
  keys: ['service'],
  noun,
  name: ({ service }, findName) => [findName('services', service)],
})

/** By file and pattern; * is any index. */
export const joinedLists: Record<YearFile, ReadonlyMap<string, JoinedList>> = {
  'instance.json': toMap({
    '/scenarios': identified('scenarios', 'Scenario'),
    '/scenarios/*/uses': byService('Service'),
    '/services': identified('services', 'Service'),
    '/locations': identified('locations', 'Location'),
    '/salaryBands': identified('salaryBands', 'Salary band'),
    '/savingsStyles': identified('savingsStyles', 'Savings style'),
    '/surcharges': identified('surcharges', 'Surcharge or credit'),
    '/customScenarioUses': {
      keys: ['name'],
      noun: 'Custom scenario use',
      name: ({ name }) => [['Custom scenario uses', name].filter(isId).join(', ')],
    },
  }),
  'plans.json': toMap({
    '/scenarios': identified('scenarios', 'Scenario'),
    '/scenarios/*/uses': byService('Service'),
    '/services': identified('services', 'Service'),
    '/locations': identified('locations', 'Location'),
    '/surcharges': identified('surcharges', 'Surcharge or credit'),
    '/savingsStyles': identified('savingsStyles', 'Savings style'),
    '/contributionLimits': {
      keys: ['account', 'year'],
      noun: 'Contribution limit',
      name: ({ account, year }) => [[account, 'contribution limit of', year].filter(isId).join(' ')],
    },
    '/plans': identified('plans', 'Plan'),
    '/plans/*/services': byService('Payment'),
    '/plans/*/account/companyMoneyByBand': {
      keys: ['salaryBand'],
      noun: 'Salary band',
      name: ({ salaryBand }, findName) => [findName('salaryBands', salaryBand)],
    },
    '/plans/*/payroll': {
      keys: ['salaryBand', 'location'],
      noun: 'Payroll',
      name: ({ salaryBand, location }, findName) => [
        ...(isId(salaryBand) ? [findName('salaryBands', salaryBand)] : []),
        ...(isId(location) ? [findName('locations', location)] : []),
      ],
    },
  }),
}

/** Identifies an entry in its list. */
export function entryKey(entry: Record<string, unknown>, { keys }: JoinedList): string {
  return keys.map((key) => idKey(entry[key])).join(' ')
}

function toMap(lists: Record<string, JoinedList>): ReadonlyMap<string, JoinedList> {
  return new Map(Object.entries(lists))
}

import { listOf, type ListName } from '../../../check/edit/lists.ts'
import { idKey } from '../../../contract/idKey.ts'
import { idKinds, isId, type FindName } from './ids.ts'

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

const byService = (noun: string): JoinedList => ({
  keys: ['service'],
  noun,
  name: ({ service }, findName) => [findName('services', service)],
})

/** By pattern. */
export const joinedLists: ReadonlyMap<string, JoinedList> = new Map(
  Object.entries({
    ...Object.fromEntries(
      idKinds.map((kind): [string, JoinedList] => {
        const { key, noun } = listOf(kind)
        return [
          `/${kind}`,
          {
            keys: [key],
            noun: kind === 'surcharges' ? 'Surcharge or credit' : noun[0]!.toUpperCase() + noun.slice(1),
            kind,
            name: (entry, findName) => [findName(kind, entry[key])],
          },
        ]
      }),
    ),
    '/scenarios/*/uses': byService('Service'),
    '/plans/*/services': byService('Payment'),
    '/customScenarioUses': {
      keys: ['name'],
      noun: 'Custom scenario use',
      name: ({ name }) => [['Custom scenario uses', name].filter(isId).join(', ')],
    },
    '/contributionLimits': {
      keys: ['account', 'year'],
      noun: 'Contribution limit',
      name: ({ account, year }) => [[account, 'contribution limit of', year].filter(isId).join(' ')],
    },
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
  } satisfies Record<string, JoinedList>),
)

/** Identifies an entry in its list. */
export function entryKey(entry: Record<string, unknown>, { keys }: JoinedList): string {
  return keys.map((key) => idKey(entry[key])).join(' ')
}

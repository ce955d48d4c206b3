import { listOf } from '../../../check/edit/lists.ts'
import { yearFiles } from '../../../contract/clientFiles.ts'
import { describePayment, formatUses } from './brochureWords.ts'
import { idKinds, isId, type FindName } from './ids.ts'

type Entry = Record<string, unknown>

/** A list whose entries are joined by what identifies them, not by their position. */
export interface JoinedList {
  /** The properties that identify an entry. */
  keys: readonly string[]
  /** What an entry is. */
  noun: string
  /** The name of an entry; without it, that of the ID. Empty for an entry that needs none. */
  name: (entry: Entry, findName: FindName) => string[]
  /** How an entry is written as one value. */
  words?: EntryWords
}

interface EntryWords {
  /** Null if the entry has more than the words can say. */
  format: (entry: Entry, findName: FindName) => string | null
  /** What a missing entry means. @param owner the object with the list */
  missing: (owner: Entry, findName: FindName) => string
  isAmount: boolean
}

const byService = (noun: string, words: EntryWords): JoinedList => ({
  keys: ['service'],
  noun,
  name: ({ service }, findName) => [findName('services', service)],
  words,
})

function listsOfIds(): [string, JoinedList][] {
  return idKinds.map((kind) => {
    const { key, noun } = listOf(kind)
    const title = kind === 'surcharges' ? 'Surcharge or credit' : noun[0]!.toUpperCase() + noun.slice(1)
    return [`/${kind}`, { keys: [key], noun: title, name: (entry, findName) => [findName(kind, entry[key])] }]
  })
}

/** By pattern. */
export const joinedLists: ReadonlyMap<string, JoinedList> = new Map([
  ...listsOfIds(),
  ...Object.entries({
    '/scenarios/*/uses': byService('Service', {
      format: (entry) => formatUses(entry) || 'no uses',
      missing: () => 'not used',
      isAmount: false,
    }),
    // The usual payment applies where a service has none.
    '/plans/*/services': byService('Payment', {
      format: ({ service: _, payment, ...rest }, findName) =>
        Object.keys(rest).length === 0 ? describePayment(payment, findName) : null,
      missing({ payment }, findName) {
        const words = describePayment(payment, findName)
        return words === null ? 'usual payment' : `usual payment (${words})`
      },
      isAmount: true,
    }),
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
])

/** What is renamed when the text at a pattern changes. */
export const renamedNouns: ReadonlyMap<string, string> = new Map(
  idKinds.flatMap((kind) =>
    yearFiles.map((file) => [`/${kind}/*/${listOf(kind).names[file]}`, joinedLists.get(`/${kind}`)!.noun]),
  ),
)

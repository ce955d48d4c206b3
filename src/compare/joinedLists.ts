import { lists } from '../check/edit/lists.ts'
import { yearFiles } from '../contract/clientFiles.ts'
import { toPattern } from '../contract/pointer.ts'
import { describePayment } from './describeValue.ts'
import { idKindAt, idKinds, isId, type FindName } from './ids.ts'
import { childNode, type ValueNode } from './ValueNode.ts'

/** A list whose entries are joined by what identifies them, not by their position. */
export interface JoinedList {
  /** The properties that identify an entry. */
  keys: readonly string[]
  /** What an entry is, if it has too many values for a line. */
  noun?: string
  /** Whether all changes of an entry are one difference. */
  isOneValue?: boolean
  /** Whether an amount of 0 means the same as none, so that words leave it out. */
  isZeroMissing?: boolean
  /** What a missing entry means. @param owner the object with the list */
  missing?: (owner: ValueNode, findName: FindName) => string
  /** Whether the entries are about money. */
  isAmount?: boolean
}

/** By pattern. */
export const joinedLists: ReadonlyMap<string, JoinedList> = new Map<string, JoinedList>([
  ...idKinds.map((kind): [string, JoinedList] => {
    const { key, noun } = lists[kind]
    const title = kind === 'surcharges' ? 'Surcharge or credit' : noun[0]!.toUpperCase() + noun.slice(1)
    return [`/${kind}`, { keys: [key], noun: title }]
  }),
  ['/customScenarioUses', { keys: ['name'] }],
  ['/notInCalculator', { keys: ['text'], noun: 'Term not in the calculator' }],
  ['/contributionLimits', { keys: ['account', 'year'], isAmount: true }],
  [
    '/scenarios/*/uses',
    { keys: ['service'], isOneValue: true, isZeroMissing: true, missing: () => 'not used' },
  ],
  ['/plans/*/services', { keys: ['service'], missing: describeUsualPayment, isAmount: true }],
  ['/plans/*/otherProviders', { keys: ['name'] }],
  [
    '/plans/*/otherProviders/*/services',
    { keys: ['service'], missing: describeUsualPayment, isAmount: true },
  ],
  ['/plans/*/account/companyMoneyByBand', { keys: ['salaryBand'], isAmount: true }],
  ['/plans/*/payroll', { keys: ['salaryBand', 'location'], isAmount: true }],
])

/** The usual payment applies where a service has none; at other providers without one, that of the plan. */
function describeUsualPayment(providers: ValueNode, findName: FindName) {
  const payment = childNode(providers, 'payment')
  if (payment.value === undefined) return 'as in the plan'
  const words = describePayment(payment, findName)
  return words === null ? 'usual payment' : `usual payment (${words})`
}

/** The names of what identifies an entry; none for a payroll row that is for everyone. */
export function nameEntry({ path, value }: ValueNode, { keys }: JoinedList, findName: FindName): string[] {
  const ids = keys.map((key) => [key, (value as Record<string, unknown>)[key]] as const)
  return ids
    .filter(([, id]) => keys.length === 1 || isId(id))
    .map(([key, id]) => {
      const kind = idKindAt(toPattern([...path, key]))
      if (kind) return findName(kind, id)
      return isId(id) ? String(id) : 'without a name'
    })
}

/** What is renamed when the text at a pattern changes. */
export const renamedNouns: ReadonlyMap<string, string> = new Map(
  idKinds.flatMap((kind) =>
    yearFiles.map((file) => [`/${kind}/*/${lists[kind].names[file]}`, joinedLists.get(`/${kind}`)!.noun!]),
  ),
)

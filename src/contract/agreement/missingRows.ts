import type { Id, Instance } from '../instance.ts'
import type { PlansDocument } from '../plans.ts'
import { meantIds } from './idsOfAnotherType.ts'
import type { Documents, Rule, SharedList } from './Rule.ts'

interface Offer {
  list: SharedList
  code: string
  /** What a row of the instance is called, and what it has in the plans document. */
  noun: string
  figure: string
  /** What a row there consists of besides its id. */
  row: Record<string, unknown>
}

const offers: readonly Offer[] = [
  { list: 'scenarios', code: 'scenario-without-uses', noun: 'scenario', figure: 'uses', row: { uses: [] } },
  {
    list: 'locations',
    code: 'location-without-factor',
    noun: 'location',
    figure: 'factor',
    row: { factor: 1 },
  },
  {
    list: 'surcharges',
    code: 'surcharge-without-price',
    noun: 'surcharge',
    figure: 'amount',
    row: { yearly: 0 },
  },
  {
    list: 'savingsStyles',
    code: 'style-without-effect',
    noun: 'savings style',
    figure: 'effect',
    row: { avoidsOwnMoney: false },
  },
  {
    list: 'services',
    code: 'service-without-price',
    noun: 'service',
    figure: 'price',
    row: { name: '…', allowedAmount: 0 },
  },
]

/** What an employee can choose has a figure. */
export const missingRowRules: readonly Rule<Documents>[] = offers.map((offer) => ({
  code: offer.code,
  severity: 'error',
  title: `Every ${offer.noun} of the instance has its ${offer.figure} in the plans.`,
  check: ({ instance, plans }) =>
    missingIds(instance[offer.list], plans[offer.list]).map((id) => missingRow(offer, id)),
}))

function missingIds(offered: Instance[SharedList], priced: PlansDocument[SharedList]): Id[] {
  const known = new Set(priced.map(({ id }) => id))
  // An id that is there in the other type is told of where it stands.
  const meantBy = meantIds(offered)
  const meant = new Set(priced.map(({ id }) => meantBy(id)))
  return offered.map(({ id }) => id).filter((id) => !known.has(id) && !meant.has(id))
}

function missingRow({ list, noun, figure, row }: Offer, id: Id) {
  const name = JSON.stringify(id)
  return {
    path: `/${list}`,
    expected: `a row with the id ${name}`,
    found: 'none',
    message: `The ${noun} ${name} of instance.json has no ${figure} here.`,
    mend: `Add a row as ${JSON.stringify({ id, ...row })} to ${list}.`,
  }
}

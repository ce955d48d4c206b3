import type { Id } from '../instance.ts'
import type { Breach, Documents, Rule, SharedList } from './Rule.ts'

interface Offer {
  list: SharedList
  code: string
  /** What a row of the instance is called, and what it has in the plans document. */
  noun: string
  figure: string
  /** What a row there consists of besides its id. Nothing that is JSON: a row as it stands here says nothing yet. */
  row: string
}

const offers: readonly Offer[] = [
  {
    list: 'scenarios',
    code: 'scenario-without-uses',
    noun: 'scenario',
    figure: 'uses',
    row: '"uses": […]',
  },
  {
    list: 'locations',
    code: 'location-without-factor',
    noun: 'location',
    figure: 'factor',
    row: '"factor": …',
  },
  {
    list: 'surcharges',
    code: 'surcharge-without-price',
    noun: 'surcharge',
    figure: 'amount',
    row: '"yearly": …',
  },
  {
    list: 'savingsStyles',
    code: 'style-without-effect',
    noun: 'savings style',
    figure: 'effect',
    row: '"avoidsOwnMoney": …',
  },
  {
    list: 'services',
    code: 'service-without-price',
    noun: 'service',
    figure: 'price',
    row: '"name": "…", "allowedAmount": …',
  },
]

/** What an employee can choose has a figure. */
export const missingRowRules: readonly Rule<Documents>[] = offers.map((offer) => ({
  code: offer.code,
  severity: 'error',
  title: `Every ${offer.noun} in instance.json has its ${offer.figure} in plans.json.`,
  check: ({ instance, plans }) => {
    const known = new Set(plans[offer.list].map(({ id }) => id))
    return instance[offer.list].filter(({ id }) => !known.has(id)).map(({ id }) => missingRow(offer, id))
  },
}))

function missingRow({ list, noun, figure, row }: Offer, id: Id): Breach {
  const name = JSON.stringify(id)
  return {
    path: `/${list}`,
    expected: `a row with the id ${name}`,
    found: 'none',
    message: `The ${noun} ${name} in instance.json has no ${figure} here.`,
    help: `Add a row like { "id": ${name}, ${row} } to ${list}, and replace the dots with its ${figure}.`,
  }
}

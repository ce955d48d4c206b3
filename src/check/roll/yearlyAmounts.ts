import type { Id } from '../../contract/instance.ts'
import type { Limit, MoneyByTier, Plan, PlansDocument } from '../../contract/plans.ts'
import { findPlaces, type Place } from '../../contract/pointer.ts'
import { planLimits } from '../rules/amounts.ts'
import { formatDollars } from '../rules/wording.ts'
import type { Year, YearlyValue } from './Year.ts'

type Amount = Omit<YearlyValue, 'file'>
type Account = NonNullable<Plan['account']>

/** The amounts in plans.json that usually change every year, by the title of their list. */
export const yearlyAmounts: readonly { title: string; list: (year: Year) => Amount[] }[] = [
  amounts<Plan['payroll'][number]>('Payroll deductions', '/plans/*/payroll/*', {
    text: ({ yearly, perPay }) => `${formatTiers(yearly ?? perPay)} ${perPay ? 'per pay period' : 'a year'}`,
  }),
  ...Object.entries(planLimits).map(([limit, { title, ...what }]) =>
    amounts<Limit | number>(title, `/plans/*/${limit}`, { text: formatLimit, ...what }),
  ),
  amounts<Account>('Company money', '/plans/*/account', {
    text: ({ companyMoney, per }) => formatCompanyMoney(companyMoney, per),
    value: ({ companyMoney, per }) => ({ companyMoney, per }),
  }),
  amounts<NonNullable<Account['companyMoneyByBand']>[number]>(
    'Company money',
    '/plans/*/account/companyMoneyByBand/*',
    {
      text: (row, plan) => formatCompanyMoney(row.amounts, plan?.account?.per),
      value: (row, plan) => [row.amounts, plan?.account?.per],
    },
  ),
  amounts<NonNullable<Account['match']>>('Company money', '/plans/*/account/match', {
    what: 'company match',
    text: ({ percentage, maximum }) => `${percentage}%, at most ${formatTiers(maximum)} a year`,
  }),
  amounts<PlansDocument['surcharges'][number]>('Surcharges and credits', '/surcharges/*', {
    text: ({ yearly, perPay, yearlyByTier, perPayByTier }) => {
      const single = yearly ?? perPay
      const money = single === undefined ? formatTiers(yearlyByTier ?? perPayByTier) : formatDollars(single)
      return `${money} ${(perPay ?? perPayByTier) ? 'per pay period' : 'a year'}`
    },
  }),
  amounts<number>('Legal limits', '/selfOnlyCap', {
    what: 'Out-of-pocket limit for one person (ACA)',
    text: formatDollars,
  }),
  { title: 'Legal limits', list: listContributionLimits },
  amounts<Plan['payment']>('Payments', '/plans/*/payment', {
    text: (_, { services = [] } = {}) => {
      const others = services.length === 1 ? 'one service' : `${services.length} services`
      return `The usual payment${services.length > 0 ? `, and that of ${others}` : ''}`
    },
    value: (payment, plan) => [payment, plan?.services],
  }),
  amounts<NonNullable<Plan['otherProviders']>[number]>('Payments', '/plans/*/otherProviders/*', {
    text: ({ name, share }) => `${share}% of uses at '${name}'`,
  }),
  // One row, because a client can have hundreds of services.
  amounts<PlansDocument['services']>('Prices', '/services', {
    what: 'Allowed amounts',
    text: (services) => {
      const prices = services.map(({ allowedAmount }) => allowedAmount)
      const range = `${formatDollars(Math.min(...prices))} to ${formatDollars(Math.max(...prices))}`
      return `${services.length} services, ${range}. Prices of care rise every year.`
    },
    value: (services) => services.map(({ id, allowedAmount }) => [id, allowedAmount]),
  }),
]

interface Description<Value> {
  text: (value: Value, plan?: Partial<Plan>) => string
  /** What the amount is, if the title of the list does not say it. */
  what?: string
  /** The value to compare, if it is not that at the pointer. */
  value?: (value: Value, plan?: Partial<Plan>) => unknown
}

/** @param pattern of the pointers to amounts, as for findPlaces, where plans.json has the type `Value` */
function amounts<Value>(
  title: string,
  pattern: string,
  { text, what, value = (each) => each }: Description<Value>,
) {
  const list = (year: Year): Amount[] =>
    findPlaces(year.plans, pattern).flatMap((place) => {
      if (Array.isArray(place.value) && place.value.length === 0) return []
      const [name, index] = place.path
      const plan = name === 'plans' ? year.plans.plans[Number(index)] : undefined
      const objects = [...place.ancestors, place.value]
      const words = [...objects.flatMap((each) => namesOf(each, year)), ...(what === undefined ? [] : [what])]
      return {
        id: identify(place),
        place: words.join(', '),
        text: text(place.value as Value, plan),
        value: value(place.value as Value, plan),
        pointer: place.pointer,
      }
    })
  return { title, list }
}

const idNames: ReadonlySet<string> = new Set(['key', 'id', 'service', 'salaryBand', 'location'])

/** Whether a property identifies an entry or a row of plans.json. Only providers have no other ID than their name. */
export function isIdName(name: string, entry: object): boolean {
  return idNames.has(name) || (name === 'name' && 'share' in entry)
}

/** The path to a value, with the IDs of entries and rows instead of their indexes. 1 and "1" are different IDs. */
export function identify({ path, ancestors, value }: Place): string {
  const parts = path.map((part, level) => {
    if (typeof part === 'string') return part
    const entry = Object(ancestors[level + 1] ?? value) as Record<string, unknown>
    const { key, id, service, name, salaryBand, location } = entry
    return key ?? id ?? service ?? name ?? [salaryBand, location]
  })
  return JSON.stringify(parts)
}

/** The names of a plan, an account, a salary band and location, or a surcharge that an amount belongs to. */
function namesOf(object: unknown, { instance }: Year): string[] {
  const { displayName, type, salaryBand, location, id } = Object(object) as Partial<Record<string, Id>>
  const names = [
    displayName ?? type,
    instance.salaryBands.find((each) => each.id === salaryBand)?.name ?? salaryBand,
    instance.locations.find((each) => each.id === location)?.name ?? location,
    id === undefined ? id : (instance.surcharges.find((each) => each.id === id)?.statement ?? id),
  ]
  return names.filter((name) => name !== undefined).map(String)
}

function listContributionLimits({ instance, plans: { contributionLimits, plans } }: Year): Amount[] {
  const { planYear } = instance.client
  const types = ['HSA', 'FSA'] as const
  const offered = types.filter((type) => plans.some(({ account }) => account?.type === type))
  return offered.map((type) => {
    const index = contributionLimits.findIndex(({ account, year }) => account === type && year === planYear)
    const published = contributionLimits[index]
    return {
      id: JSON.stringify(['contributionLimits', type]),
      place: `${type} contribution limit`,
      text: published
        ? `${formatDollars(published.self)} for an employee alone, ${formatDollars(published.family)} for others`
        : `None for ${planYear}`,
      value: published,
      pointer: published ? `/contributionLimits/${index}` : '/contributionLimits',
    }
  })
}

function formatCompanyMoney(money?: Partial<MoneyByTier>, per?: Account['per']) {
  return `${formatTiers(money)} ${per === 'paycheck' ? 'per paycheck' : 'a year'}`
}

function formatLimit(limit: Limit | number) {
  if (typeof limit === 'number') return formatDollars(limit)
  const { individual, family, kind, person } = limit
  const inFamily = person === undefined ? '' : ` with ${formatDollars(person)} for each person`
  return `${formatDollars(individual)} for one person, ${formatDollars(family)} for a family, ${kind}${inFamily}`
}

/** For example "EE $62.50 · ES $120". */
function formatTiers(money: Partial<MoneyByTier> = {}) {
  return Object.entries(money)
    .map(([tier, amount]) => `${tier} ${formatDollars(amount)}`)
    .join(' · ')
}

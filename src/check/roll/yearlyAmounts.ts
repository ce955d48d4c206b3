import type { Id } from '../../contract/instance.ts'
import type { Limit, MoneyByTier, Plan } from '../../contract/plans.ts'
import { formatDollars } from '../rules/wording.ts'
import type { Year, YearlyValue } from './Year.ts'

type Amount = Omit<YearlyValue, 'file'>

/** The lists of amounts in plans.json that usually change every year, by the title of the list. */
export const yearlyAmounts: readonly { title: string; list: (year: Year) => Amount[] }[] = [
  { title: 'Payroll deductions', list: listPayroll },
  { title: 'Deductibles', list: forEachPlan(listDeductibles) },
  { title: 'Out-of-pocket maximums', list: forEachPlan(listMaximums) },
  { title: 'Company money', list: listCompanyMoney },
  { title: 'Surcharges and credits', list: listSurcharges },
  { title: 'Legal limits', list: listLegalLimits },
  { title: 'Payments', list: forEachPlan(listPayments) },
  { title: 'Prices', list: listPrices },
]

function forEachPlan(list: (plan: Plan, pointer: string) => Amount[]) {
  return ({ plans: { plans } }: Year): Amount[] =>
    plans.flatMap((plan, index) => list(plan, `/plans/${index}`))
}

function listDeductibles(plan: Plan, pointer: string): Amount[] {
  return [
    limit(plan, 'deductible', '', plan.deductible, pointer),
    ...optionalMoney(plan, 'drugDeductible', 'for drugs', pointer),
    ...optionalMoney(plan, 'familyDrugDeductible', 'for drugs of a family', pointer),
  ]
}

function listMaximums(plan: Plan, pointer: string): Amount[] {
  return [
    limit(plan, 'outOfPocketMaximum', '', plan.outOfPocketMaximum, pointer),
    ...(plan.drugMaximum ? [limit(plan, 'drugMaximum', 'for drugs', plan.drugMaximum, pointer)] : []),
  ]
}

function limit(
  { key, displayName }: Plan,
  name: string,
  what: string,
  value: Limit,
  pointer: string,
): Amount {
  const { individual, family, kind } = value
  const text = `${formatDollars(individual)} for one person, ${formatDollars(family)} for a family, ${kind}`
  return amount([key, name], [displayName, what], text, value, `${pointer}/${name}`)
}

function optionalMoney(
  plan: Plan,
  name: 'drugDeductible' | 'familyDrugDeductible',
  what: string,
  pointer: string,
): Amount[] {
  const { key, displayName, [name]: money } = plan
  if (money === undefined) return []
  return [amount([key, name], [displayName, what], formatDollars(money), money, `${pointer}/${name}`)]
}

function listPayments({ key, displayName, payment, services = [] }: Plan, pointer: string): Amount[] {
  const others = services.length === 1 ? 'one service' : `${services.length} services`
  const text = `The usual payment${services.length > 0 ? `, and that of ${others}` : ''}`
  return [amount([key, 'payment'], [displayName], text, { payment, services }, `${pointer}/payment`)]
}

function listPayroll({ instance, plans: { plans } }: Year): Amount[] {
  return plans.flatMap(({ key, displayName, payroll }, planIndex) =>
    payroll.map(({ salaryBand, location, yearly, perPay }, index) =>
      amount(
        [key, 'payroll', salaryBand, location],
        [displayName, nameOf(instance.salaryBands, salaryBand), nameOf(instance.locations, location)],
        `${formatTiers(yearly ?? perPay)} ${perPay ? 'per pay period' : 'a year'}`,
        { yearly, perPay },
        `/plans/${planIndex}/payroll/${index}`,
      ),
    ),
  )
}

function listCompanyMoney({ instance, plans: { plans } }: Year): Amount[] {
  return plans.flatMap(({ key, displayName, account }, index) => {
    if (!account) return []
    const { type, companyMoney, companyMoneyByBand = [], per, match } = account
    const pointer = `/plans/${index}/account`
    const describe = (amounts: Partial<MoneyByTier> | undefined) =>
      `${formatTiers(amounts)} ${per === 'paycheck' ? 'per paycheck' : 'a year'}`
    return [
      amount(
        [key, 'companyMoney'],
        [displayName, type],
        describe(companyMoney),
        { companyMoney, per },
        `${pointer}/companyMoney`,
      ),
      ...companyMoneyByBand.map(({ salaryBand, amounts }, row) =>
        amount(
          [key, 'companyMoney', salaryBand],
          [displayName, type, nameOf(instance.salaryBands, salaryBand)],
          describe(amounts),
          { amounts, per },
          `${pointer}/companyMoneyByBand/${row}`,
        ),
      ),
      ...(match ? [matchAmount(key, displayName, match, `${pointer}/match`)] : []),
    ]
  })
}

function matchAmount(
  key: string,
  planName: string,
  match: NonNullable<NonNullable<Plan['account']>['match']>,
  pointer: string,
) {
  const text = `${match.percentage}%, at most ${formatTiers(match.maximum)} a year`
  return amount([key, 'match'], [planName, 'company match'], text, match, pointer)
}

function listSurcharges({ instance, plans: { surcharges } }: Year): Amount[] {
  return surcharges.map(({ id, yearly, perPay, yearlyByTier, perPayByTier }, index) => {
    const isPerPay = perPay !== undefined || perPayByTier !== undefined
    const single = yearly ?? perPay
    const amounts = single === undefined ? formatTiers(yearlyByTier ?? perPayByTier) : formatDollars(single)
    return amount(
      ['surcharge', id],
      [instance.surcharges.find((each) => each.id === id)?.statement ?? String(id)],
      `${amounts} ${isPerPay ? 'per pay period' : 'a year'}`,
      { yearly, perPay, yearlyByTier, perPayByTier },
      `/surcharges/${index}`,
    )
  })
}

function listLegalLimits({ instance, plans: { selfOnlyCap, contributionLimits, plans } }: Year): Amount[] {
  const { planYear } = instance.client
  const types = ['HSA', 'FSA'] as const
  const offered = types.filter((type) => plans.some(({ account }) => account?.type === type))
  const cap = 'Out-of-pocket limit for one person (ACA)'
  return [
    ...(selfOnlyCap === undefined
      ? []
      : [amount(['selfOnlyCap'], [cap], formatDollars(selfOnlyCap), selfOnlyCap, '/selfOnlyCap')]),
    ...offered.map((type) => {
      const index = contributionLimits.findIndex(({ account, year }) => account === type && year === planYear)
      const published = contributionLimits[index]
      const text = published
        ? `${formatDollars(published.self)} for an employee alone, ${formatDollars(published.family)} for others`
        : `None for ${planYear}`
      const pointer = published ? `/contributionLimits/${index}` : '/contributionLimits'
      return amount(['contributionLimit', type], [`${type} contribution limit`], text, published, pointer)
    }),
  ]
}

/** One row, because a client can have hundreds of services. */
function listPrices({ plans: { services } }: Year): Amount[] {
  if (services.length === 0) return []
  const prices = services.map(({ allowedAmount }) => allowedAmount)
  const range = `${formatDollars(Math.min(...prices))} to ${formatDollars(Math.max(...prices))}`
  const text = `${services.length} services, ${range}. Prices of care rise every year.`
  const value = services.map(({ id, allowedAmount }) => [id, allowedAmount])
  return [amount(['prices'], ['Allowed amounts'], text, value, '/services')]
}

/**
 * @param id 1 and "1" are different ids
 * @param place words; '' is left out
 */
function amount(
  id: (Id | undefined)[],
  place: string[],
  text: string,
  value: unknown,
  pointer: string,
): Amount {
  const words = place.filter((word) => word !== '')
  return { id: JSON.stringify(id), place: words.join(', '), text, value, pointer }
}

/** For example "EE $62.50 · ES $120". */
function formatTiers(amounts: Partial<MoneyByTier> = {}) {
  return Object.entries(amounts)
    .map(([tier, money]) => `${tier} ${formatDollars(money)}`)
    .join(' · ')
}

function nameOf(list: readonly { id: Id; name: string }[], id: Id | undefined) {
  return id === undefined ? '' : (list.find((each) => each.id === id)?.name ?? String(id))
}

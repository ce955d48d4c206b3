import type { Id } from '../../contract/instance.ts'
import type { Limit, MoneyByTier, Plan } from '../../contract/plans.ts'
import { formatDollars } from '../rules/wording.ts'
import type { Year, YearlyValue } from './Year.ts'

type Amount = Omit<YearlyValue, 'file'>

/** The lists of amounts in plans.json that usually change every year, by the title of the list. */
export const yearlyAmounts: readonly { title: string; list: (year: Year) => Amount[] }[] = [
  { title: 'Payroll deductions', list: listPayroll },
  {
    title: 'Deductibles',
    list: forEachPlan((plan) => [
      limit('deductible', '', plan.deductible),
      ...optionalMoney('drugDeductible', 'for drugs', plan.drugDeductible),
      ...optionalMoney('familyDrugDeductible', 'for drugs of a family', plan.familyDrugDeductible),
    ]),
  },
  {
    title: 'Out-of-pocket maximums',
    list: forEachPlan((plan) => [
      limit('outOfPocketMaximum', '', plan.outOfPocketMaximum),
      ...(plan.drugMaximum ? [limit('drugMaximum', 'for drugs', plan.drugMaximum)] : []),
    ]),
  },
  { title: 'Company money', list: listCompanyMoney },
  { title: 'Surcharges and credits', list: listSurcharges },
  { title: 'Legal limits', list: listLegalLimits },
  { title: 'Payments', list: forEachPlan((plan) => [payments(plan)]) },
  { title: 'Prices', list: listPrices },
]

/** A value of a plan. `name`: of the property. `what`: which of several values it is; '' for the usual one. */
interface PlanValue {
  name: string
  what: string
  text: string
  value: unknown
}

function forEachPlan(list: (plan: Plan) => PlanValue[]) {
  return ({ plans: { plans } }: Year): Amount[] =>
    plans.flatMap((plan, index) =>
      list(plan).map(({ name, what, text, value }) => ({
        id: idOf(plan.key, name),
        place: joinWords(plan.displayName, what),
        text,
        value,
        pointer: `/plans/${index}/${name}`,
      })),
    )
}

function limit(name: string, what: string, value: Limit): PlanValue {
  const { individual, family, kind } = value
  return {
    name,
    what,
    text: `${formatDollars(individual)} for one person, ${formatDollars(family)} for a family, ${kind}`,
    value,
  }
}

function optionalMoney(name: string, what: string, amount: number | undefined): PlanValue[] {
  return amount === undefined ? [] : [{ name, what, text: formatDollars(amount), value: amount }]
}

function payments({ payment, services = [] }: Plan): PlanValue {
  const others = services.length === 1 ? 'one service' : `${services.length} services`
  return {
    name: 'payment',
    what: '',
    text: `The usual payment${services.length > 0 ? `, and that of ${others}` : ''}`,
    value: { payment, services },
  }
}

function listPayroll({ instance, plans: { plans } }: Year): Amount[] {
  return plans.flatMap(({ key, displayName, payroll }, planIndex) =>
    payroll.map(({ salaryBand, location, yearly, perPay }, index) => ({
      id: idOf(key, 'payroll', salaryBand, location),
      place: joinWords(
        displayName,
        nameOf(instance.salaryBands, salaryBand),
        nameOf(instance.locations, location),
      ),
      text: `${formatTiers(yearly ?? perPay)} ${perPay ? 'per pay period' : 'a year'}`,
      value: { yearly, perPay },
      pointer: `/plans/${planIndex}/payroll/${index}`,
    })),
  )
}

function listCompanyMoney({ instance, plans: { plans } }: Year): Amount[] {
  return plans.flatMap(({ key, displayName, account }, index) => {
    if (!account) return []
    const { type, companyMoney, companyMoneyByBand = [], per, match } = account
    const pointer = `/plans/${index}/account`
    const unit = per === 'paycheck' ? 'per paycheck' : 'a year'
    return [
      {
        id: idOf(key, 'companyMoney'),
        place: joinWords(displayName, type),
        text: `${formatTiers(companyMoney)} ${unit}`,
        value: { companyMoney, per },
        pointer: `${pointer}/companyMoney`,
      },
      ...companyMoneyByBand.map(({ salaryBand, amounts }, row) => ({
        id: idOf(key, 'companyMoney', salaryBand),
        place: joinWords(displayName, type, nameOf(instance.salaryBands, salaryBand)),
        text: `${formatTiers(amounts)} ${unit}`,
        value: { amounts, per },
        pointer: `${pointer}/companyMoneyByBand/${row}`,
      })),
      ...(match
        ? [
            {
              id: idOf(key, 'match'),
              place: joinWords(displayName, 'company match'),
              text: `${match.percentage}%, at most ${formatTiers(match.maximum)} a year`,
              value: match,
              pointer: `${pointer}/match`,
            },
          ]
        : []),
    ]
  })
}

function listSurcharges({ instance, plans: { surcharges } }: Year): Amount[] {
  return surcharges.map(({ id, yearly, perPay, yearlyByTier, perPayByTier }, index) => {
    const isPerPay = perPay !== undefined || perPayByTier !== undefined
    const single = yearly ?? perPay
    const amounts = single === undefined ? formatTiers(yearlyByTier ?? perPayByTier) : formatDollars(single)
    return {
      id: idOf('surcharge', id),
      place: instance.surcharges.find((each) => each.id === id)?.statement ?? String(id),
      text: `${amounts} ${isPerPay ? 'per pay period' : 'a year'}`,
      value: { yearly, perPay, yearlyByTier, perPayByTier },
      pointer: `/surcharges/${index}`,
    }
  })
}

function listLegalLimits({ instance, plans: { selfOnlyCap, contributionLimits, plans } }: Year): Amount[] {
  const { planYear } = instance.client
  const types = ['HSA', 'FSA'] as const
  const offered = types.filter((type) => plans.some(({ account }) => account?.type === type))
  return [
    ...(selfOnlyCap === undefined
      ? []
      : [
          {
            id: idOf('selfOnlyCap'),
            place: 'Out-of-pocket limit for one person (ACA)',
            text: formatDollars(selfOnlyCap),
            value: selfOnlyCap,
            pointer: '/selfOnlyCap',
          },
        ]),
    ...offered.map((type) => {
      const index = contributionLimits.findIndex(({ account, year }) => account === type && year === planYear)
      const { self, family } = contributionLimits[index] ?? {}
      return {
        id: idOf('contributionLimit', type),
        place: `${type} contribution limit`,
        text:
          self === undefined || family === undefined
            ? `None for ${planYear}`
            : `${formatDollars(self)} for an employee alone, ${formatDollars(family)} for others`,
        value: contributionLimits[index],
        pointer: index < 0 ? '/contributionLimits' : `/contributionLimits/${index}`,
      }
    }),
  ]
}

/** One row, because a client can have hundreds of services. */
function listPrices({ plans: { services } }: Year): Amount[] {
  const prices = services.map(({ allowedAmount }) => allowedAmount)
  const range = `${formatDollars(Math.min(...prices))} to ${formatDollars(Math.max(...prices))}`
  if (services.length === 0) return []
  return [
    {
      id: idOf('prices'),
      place: 'Allowed amounts',
      text: `${services.length} services, ${range}. Prices of care rise every year.`,
      value: services.map(({ id, allowedAmount }) => [id, allowedAmount]),
      pointer: '/services',
    },
  ]
}

/** For example "EE $62.50 · ES $120". */
function formatTiers(amounts: Partial<MoneyByTier> = {}) {
  return Object.entries(amounts)
    .map(([tier, amount]) => `${tier} ${formatDollars(amount)}`)
    .join(' · ')
}

function nameOf(list: readonly { id: Id; name: string }[], id: Id | undefined) {
  return id === undefined ? '' : (list.find((each) => each.id === id)?.name ?? String(id))
}

function joinWords(...words: string[]) {
  return words.filter((word) => word !== '').join(', ')
}

/** 1 and "1" are different ids. */
function idOf(...parts: (Id | undefined)[]) {
  return JSON.stringify(parts)
}

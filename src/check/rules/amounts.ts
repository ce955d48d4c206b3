import type { Limit, MoneyByTier, Plan, PlansDocument } from '../../contract/plans.ts'
import { findPlaces, parentPointer } from '../../contract/pointer.ts'
import { isTier } from '../../contract/tiers.ts'
import {
  typicalCompanyMoney,
  typicalCredit,
  typicalLimit,
  typicalPayroll,
  typicalPrice,
  typicalSurcharge,
  type TypicalRange,
} from './typicalAmounts.ts'
import { findCatalogService } from '../catalogEntries.ts'
import { payrollRows } from './payroll/payrollRows.ts'

/** An amount that is checked by itself. */
export interface Amount {
  /** Per year, per use, or a limit on a year's expenses. */
  basis: 'year' | 'use' | 'limit'
  pointer: string
  /** Pointer to the row, limit, or list whose amounts probably share a mistake. */
  group: string
  /** Dollars. */
  amount: number
  typical: TypicalRange
  /** Dollars per pay period, if the yearly amount was calculated from them. */
  perPay?: number
  /** Dollars per paycheck, if the yearly amount was calculated from them. */
  perPaycheck?: number
}

type PlanLimit = {
  [Name in keyof Plan]-?: NonNullable<Plan[Name]> extends Limit | number ? Name : never
}[keyof Plan]

/** The deductibles and maximums of a plan, in the words of the checklist for a new year. */
export const planLimits: Readonly<Record<PlanLimit, { title: string; what?: string }>> = {
  deductible: { title: 'Deductibles' },
  drugDeductible: { title: 'Deductibles', what: 'for drugs' },
  familyDrugDeductible: { title: 'Deductibles', what: 'for drugs of a family' },
  outOfPocketMaximum: { title: 'Out-of-pocket maximums' },
  drugMaximum: { title: 'Out-of-pocket maximums', what: 'for drugs' },
}

/** Several rules read the amounts of a document. */
const cache = new WeakMap<PlansDocument, Amount[]>()

export function amountsIn(document: PlansDocument): Amount[] {
  const amounts = cache.get(document) ?? findAmounts(document)
  cache.set(document, amounts)
  return amounts
}

function findAmounts(document: PlansDocument): Amount[] {
  return [
    ...document.surcharges.flatMap((surcharge, index) => surchargeAmountsPerYear(surcharge, index, document)),
    ...limitAmounts(document),
    ...payrollAmounts(document),
    ...companyMoneyAmounts(document),
    ...document.services.flatMap(({ name, allowedAmount }, index) =>
      // The rule about the catalog's prices is stricter.
      findCatalogService(name)
        ? []
        : {
            basis: 'use' as const,
            pointer: `/services/${index}/allowedAmount`,
            group: '/services',
            amount: allowedAmount,
            typical: typicalPrice(name),
          },
    ),
  ]
}

type Surcharge = PlansDocument['surcharges'][number]

const surchargeProperties = ['yearly', 'yearlyByTier', 'perPay', 'perPayByTier'] as const

/** The signed amounts of a surcharge in dollars: one for all tiers, or one for each. */
export function surchargeAmounts(
  surcharge: Surcharge,
  index: number,
): { pointer: string; isYearly: boolean; amounts: { pointer: string; amount: number }[] } {
  const name = surchargeProperties.find((each) => surcharge[each] !== undefined) ?? 'yearly'
  const pointer = `/surcharges/${index}/${name}`
  const value = surcharge[name] ?? 0
  const amounts = typeof value === 'number' ? [{ pointer, amount: value }] : tierAmounts(pointer, value)
  return { pointer, isYearly: name.startsWith('yearly'), amounts }
}

function surchargeAmountsPerYear(
  surcharge: Surcharge,
  index: number,
  { payPeriods = NaN }: PlansDocument,
): Amount[] {
  const { pointer: group, isYearly, amounts } = surchargeAmounts(surcharge, index)
  return amounts.map(({ pointer, amount }) => {
    const dollars = Math.abs(amount)
    const typical = amount < 0 ? typicalCredit : typicalSurcharge
    const perYear = isYearly ? { amount: dollars } : { amount: dollars * payPeriods, perPay: dollars }
    return { basis: 'year', pointer, group, typical, ...perYear }
  })
}

function limitAmounts(document: PlansDocument): Amount[] {
  return Object.keys(planLimits)
    .flatMap((limit) => [`${limit}/individual`, `${limit}/family`, `${limit}/person`, limit])
    .flatMap((path) => findPlaces(document, `/plans/*/${path}`))
    .filter(({ value }) => typeof value === 'number')
    .map(({ pointer, value }) => ({
      basis: 'limit',
      pointer,
      group: parentPointer(pointer),
      amount: value as number,
      typical: typicalLimit,
    }))
}

/** Next to a plan that is free for families, low deductions are plausible. */
function payrollAmounts(document: PlansDocument): Amount[] {
  const rows = payrollRows(document)
  const isFree = rows.some(({ amounts }) => amounts.some(({ tier, amount }) => tier === 'EF' && amount === 0))
  return rows.flatMap(({ pointer, payPeriods, amounts }) =>
    amounts.map(({ tier, amount }) => ({
      basis: 'year',
      pointer: `${pointer}/${tier}`,
      group: pointer,
      typical: isFree ? { ...typicalPayroll[tier], min: 0 } : typicalPayroll[tier],
      amount,
      ...(payPeriods !== undefined && { perPay: amount / payPeriods }),
    })),
  )
}

function companyMoneyAmounts({ plans, payPeriods = NaN, paychecks = payPeriods }: PlansDocument): Amount[] {
  return plans.flatMap(({ account }, plan) =>
    ['companyMoney', 'companyMoneyByBand/*/amounts', 'match/maximum'].flatMap((list) => {
      const isPerPaycheck = account?.per === 'paycheck' && list !== 'match/maximum'
      return findPlaces(account, `/${list}`).flatMap(({ pointer: path, value }) => {
        const group = `/plans/${plan}/account${path}`
        return tierAmounts(group, value as MoneyByTier).map(({ pointer, amount }): Amount => {
          const perYear = isPerPaycheck ? { amount: amount * paychecks, perPaycheck: amount } : { amount }
          return { basis: 'year', pointer, group, typical: typicalCompanyMoney, ...perYear }
        })
      })
    }),
  )
}

/** The amounts of the tiers in a list, which can have other properties too. */
function tierAmounts(pointer: string, amounts: MoneyByTier): { pointer: string; amount: number }[] {
  return Object.entries(amounts)
    .filter(([tier]) => isTier(tier))
    .map(([tier, amount]) => ({ pointer: `${pointer}/${tier}`, amount }))
}

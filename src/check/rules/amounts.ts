import type { Limit, MoneyByTier, PlansDocument } from '../../contract/plans.ts'
import { isTier } from '../../contract/tiers.ts'
import {
  typicalCompanyMoney,
  typicalCredit,
  typicalLimit,
  typicalPrice,
  typicalSurcharge,
  type TypicalRange,
} from './typicalAmounts.ts'

/** An amount that is checked by itself. Payroll deductions are checked row by row. */
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

/** Several rules read the amounts of a document. */
const cache = new WeakMap<PlansDocument, Amount[]>()

export function amountsIn(document: PlansDocument): Amount[] {
  const amounts = cache.get(document) ?? findAmounts(document)
  cache.set(document, amounts)
  return amounts
}

function findAmounts(document: PlansDocument): Amount[] {
  return [...allSurchargeAmounts(document), ...planAmounts(document), ...priceAmounts(document)]
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
  return {
    pointer,
    isYearly: name.startsWith('yearly'),
    amounts:
      typeof value === 'number'
        ? [{ pointer, amount: value }]
        : Object.entries(onlyTiers(value)).map(([tier, amount]) => ({
            pointer: `${pointer}/${tier}`,
            amount,
          })),
  }
}

function allSurchargeAmounts({ surcharges, payPeriods = NaN }: PlansDocument): Amount[] {
  return surcharges.flatMap((surcharge, index) => {
    const { pointer: group, isYearly, amounts } = surchargeAmounts(surcharge, index)
    return amounts.map(({ pointer, amount }): Amount => {
      const dollars = Math.abs(amount)
      const typical = amount < 0 ? typicalCredit : typicalSurcharge
      return {
        basis: 'year',
        pointer,
        group,
        typical,
        ...(isYearly ? { amount: dollars } : { amount: dollars * payPeriods, perPay: dollars }),
      }
    })
  })
}

function planAmounts({ plans, payPeriods = NaN, paychecks = payPeriods }: PlansDocument): Amount[] {
  return plans.flatMap((plan, index): Amount[] => {
    const { deductible, drugDeductible, familyDrugDeductible, outOfPocketMaximum, drugMaximum, account } =
      plan
    const limits = (group: string, amounts: Record<string, number | undefined>) =>
      Object.entries(amounts).flatMap(([key, amount = 0]): Amount => {
        const pointer = `${group}/${key}`
        return { basis: 'limit', pointer, group, amount, typical: typicalLimit }
      })
    const isPerPaycheck = account?.per === 'paycheck'
    const companyMoney = (name: string, amounts: MoneyByTier | undefined, isYearly: boolean) =>
      Object.entries(onlyTiers(amounts)).map(([tier, amount]): Amount => {
        const group = `/plans/${index}/account/${name}`
        return {
          basis: 'year',
          pointer: `${group}/${tier}`,
          group,
          typical: typicalCompanyMoney,
          ...(isYearly ? { amount } : { amount: amount * paychecks, perPaycheck: amount }),
        }
      })
    const pointer = `/plans/${index}`
    return [
      ...limits(`${pointer}/deductible`, onlyLimits(deductible)),
      ...limits(pointer, definedOnly({ drugDeductible, familyDrugDeductible })),
      ...limits(`${pointer}/outOfPocketMaximum`, onlyLimits(outOfPocketMaximum)),
      ...limits(`${pointer}/drugMaximum`, drugMaximum ? onlyLimits(drugMaximum) : {}),
      ...companyMoney('companyMoney', account?.companyMoney, !isPerPaycheck),
      ...(account?.companyMoneyByBand ?? []).flatMap(({ amounts }, row) =>
        companyMoney(`companyMoneyByBand/${row}/amounts`, amounts, !isPerPaycheck),
      ),
      ...companyMoney('match/maximum', account?.match?.maximum, true),
    ]
  })
}

function onlyLimits({ individual, family }: Limit) {
  return { individual, family }
}

function definedOnly(amounts: Record<string, number | undefined>) {
  return Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== undefined))
}

function onlyTiers(amounts: object = {}): Record<string, number> {
  const entries = Object.entries(amounts as Record<string, number>)
  return Object.fromEntries(entries.filter(([tier]) => isTier(tier)))
}

function priceAmounts({ services }: PlansDocument): Amount[] {
  return services.map(({ name, allowedAmount }, index) => ({
    basis: 'use',
    pointer: `/services/${index}/allowedAmount`,
    group: '/services',
    amount: allowedAmount,
    typical: typicalPrice(name),
  }))
}

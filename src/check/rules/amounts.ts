import type { PlansDocument } from '../../contract/plans.ts'
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
}

/** Several rules read the amounts of a document. */
const cache = new WeakMap<PlansDocument, Amount[]>()

export function amountsIn(document: PlansDocument): Amount[] {
  const amounts = cache.get(document) ?? findAmounts(document)
  cache.set(document, amounts)
  return amounts
}

function findAmounts(document: PlansDocument): Amount[] {
  return [...surchargeAmounts(document), ...planAmounts(document), ...priceAmounts(document)]
}

/** JSON Pointer to the amount of a surcharge. */
export function surchargePointer(
  { yearly }: Pick<PlansDocument['surcharges'][number], 'yearly'>,
  index: number,
): string {
  return `/surcharges/${index}/${yearly === undefined ? 'perPay' : 'yearly'}`
}

function surchargeAmounts({ surcharges, payPeriods = NaN }: PlansDocument): Amount[] {
  return surcharges.map((surcharge, index) => {
    const { yearly, perPay = 0 } = surcharge
    const pointer = surchargePointer(surcharge, index)
    const typical = (yearly ?? perPay) < 0 ? typicalCredit : typicalSurcharge
    const common = { basis: 'year', pointer, group: pointer, typical } as const
    if (yearly !== undefined) return { ...common, amount: Math.abs(yearly) }
    return { ...common, amount: Math.abs(perPay * payPeriods), perPay: Math.abs(perPay) }
  })
}

function planAmounts({ plans }: PlansDocument): Amount[] {
  return plans.flatMap(({ deductible, outOfPocketMaximum, account }, index) => {
    const toAmounts = (basis: Amount['basis'], name: string, amounts: object, typical: TypicalRange) =>
      Object.entries(amounts as Record<string, number>).map(([key, amount]) => {
        const group = `/plans/${index}/${name}`
        return { basis, pointer: `${group}/${key}`, group, amount, typical }
      })
    const onlyLimits = ({ individual, family }: typeof deductible) => ({ individual, family })
    return [
      ...toAmounts('limit', 'deductible', onlyLimits(deductible), typicalLimit),
      ...toAmounts('limit', 'outOfPocketMaximum', onlyLimits(outOfPocketMaximum), typicalLimit),
      ...toAmounts('year', 'account/companyMoney', onlyTiers(account?.companyMoney), typicalCompanyMoney),
    ]
  })
}

function onlyTiers(amounts: object = {}) {
  return Object.fromEntries(Object.entries(amounts).filter(([tier]) => isTier(tier)))
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

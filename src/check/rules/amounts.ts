import type { PlansDocument } from '../../contract/plans.ts'
import { isTier } from '../../contract/tiers.ts'
import {
  typicalCompanyMoney,
  typicalLimit,
  typicalCredit,
  typicalSurcharge,
  type UsualRange,
} from './typicalAmounts.ts'
import { usualPriceOf } from './typicalPrices.ts'

/** An amount that stands for itself; those of payroll are looked at by the row. */
export interface Amount {
  /** Of a year, of one use, or a limit on a year's expenses. */
  of: 'year' | 'use' | 'limit'
  pointer: string
  /** Where the amounts stand that are likely to have the same slip: a row, a limit, a list. */
  together: string
  /** Dollars. */
  amount: number
  usual: UsualRange
  /** What a year's amount was made of. */
  perPay?: number
}

/** Each rule goes over all amounts of a document. */
const known = new WeakMap<PlansDocument, Amount[]>()

export function amountsOf(document: PlansDocument): Amount[] {
  const amounts = known.get(document) ?? findAmounts(document)
  known.set(document, amounts)
  return amounts
}

function findAmounts(document: PlansDocument): Amount[] {
  return [...surchargeAmounts(document), ...planAmounts(document), ...prices(document)]
}

function surchargeAmounts({ surcharges, payPeriods = NaN }: PlansDocument): Amount[] {
  return surcharges.map(({ yearly, perPay = 0 }, place) => {
    const pointer = `/surcharges/${place}/${yearly === undefined ? 'perPay' : 'yearly'}`
    const usual = (yearly ?? perPay) < 0 ? typicalCredit : typicalSurcharge
    const common = { of: 'year', pointer, together: pointer, usual } as const
    if (yearly !== undefined) return { ...common, amount: Math.abs(yearly) }
    return { ...common, amount: Math.abs(perPay * payPeriods), perPay: Math.abs(perPay) }
  })
}

function planAmounts({ plans }: PlansDocument): Amount[] {
  return plans.flatMap(({ deductible, outOfPocketMaximum, account }, place) => {
    const each = (of: Amount['of'], name: string, amounts: object, usual: UsualRange) =>
      Object.entries(amounts as Record<string, number>).map(([key, amount]) => {
        const together = `/plans/${place}/${name}`
        return { of, pointer: `${together}/${key}`, together, amount, usual }
      })
    const limit = ({ individual, family }: typeof deductible) => ({ individual, family })
    return [
      ...each('limit', 'deductible', limit(deductible), typicalLimit),
      ...each('limit', 'outOfPocketMaximum', limit(outOfPocketMaximum), typicalLimit),
      ...each('year', 'account/companyMoney', byTier(account?.companyMoney), typicalCompanyMoney),
    ]
  })
}

function byTier(amounts: object = {}) {
  return Object.fromEntries(Object.entries(amounts).filter(([tier]) => isTier(tier)))
}

function prices({ services }: PlansDocument): Amount[] {
  return services.map(({ name, allowedAmount }, place) => ({
    of: 'use',
    pointer: `/services/${place}/allowedAmount`,
    together: '/services',
    amount: allowedAmount,
    usual: usualPriceOf(name),
  }))
}

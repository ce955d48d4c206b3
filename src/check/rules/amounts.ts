import type { PlansDocument } from '../../contract/plans.ts'
import { payrollRows } from './payrollRows.ts'
import {
  usualCompanyMoney,
  usualLimit,
  usualPayroll,
  usualSurcharge,
  type UsualRange,
} from './usualAmounts.ts'
import { usualPriceOf } from './usualPrices.ts'

export interface Amount {
  pointer: string
  /** Where the amounts stand that are likely to have the same slip: a row, a limit, a list. */
  together: string
  /** Dollars a year, or of one use. */
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
  return [
    ...payrollAmounts(document),
    ...surchargeAmounts(document),
    ...planAmounts(document),
    ...prices(document),
  ]
}

function payrollAmounts(document: PlansDocument): Amount[] {
  const { payPeriods = NaN } = document
  return payrollRows(document).flatMap(({ pointer, amounts }) =>
    amounts.map(({ tier, amount }) => ({
      pointer: `${pointer}/${tier}`,
      together: pointer,
      amount,
      usual: usualPayroll[tier],
      ...(pointer.endsWith('/perPay') && { perPay: amount / payPeriods }),
    })),
  )
}

function surchargeAmounts({ surcharges, payPeriods = NaN }: PlansDocument): Amount[] {
  return surcharges.map(({ yearly, perPay = 0 }, place) => {
    const pointer = `/surcharges/${place}/${yearly === undefined ? 'perPay' : 'yearly'}`
    const common = { pointer, together: pointer, usual: usualSurcharge }
    if (yearly !== undefined) return { ...common, amount: Math.abs(yearly) }
    return { ...common, amount: Math.abs(perPay * payPeriods), perPay: Math.abs(perPay) }
  })
}

function planAmounts({ plans }: PlansDocument): Amount[] {
  return plans.flatMap(({ deductible, outOfPocketMaximum, account }, place) => {
    const each = (name: string, amounts: object, usual: UsualRange) =>
      Object.entries(amounts as Record<string, number>).map(([key, amount]) => {
        const together = `/plans/${place}/${name}`
        return { pointer: `${together}/${key}`, together, amount, usual }
      })
    const limit = ({ individual, family }: typeof deductible) => ({ individual, family })
    return [
      ...each('deductible', limit(deductible), usualLimit),
      ...each('outOfPocketMaximum', limit(outOfPocketMaximum), usualLimit),
      ...each('account/companyMoney', account?.companyMoney ?? {}, usualCompanyMoney),
    ]
  })
}

function prices({ services }: PlansDocument): Amount[] {
  return services.map(({ name, allowedAmount }, place) => ({
    pointer: `/services/${place}/allowedAmount`,
    together: '/services',
    amount: allowedAmount,
    usual: usualPriceOf(name),
  }))
}

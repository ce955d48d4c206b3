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
  return surcharges.flatMap((surcharge, index) => {
    const { yearly, perPay, yearlyByTier, perPayByTier } = surcharge
    const toAmount = (pointer: string, group: string, dollars: number, isYearly: boolean): Amount => ({
      basis: 'year',
      pointer,
      group,
      typical: dollars < 0 ? typicalCredit : typicalSurcharge,
      ...(isYearly
        ? { amount: Math.abs(dollars) }
        : { amount: Math.abs(dollars * payPeriods), perPay: Math.abs(dollars) }),
    })
    const byTier = yearlyByTier ?? perPayByTier
    if (byTier) {
      const group = `/surcharges/${index}/${yearlyByTier ? 'yearlyByTier' : 'perPayByTier'}`
      return Object.entries(onlyTiers(byTier)).map(([tier, dollars]) =>
        toAmount(`${group}/${tier}`, group, dollars, yearlyByTier !== undefined),
      )
    }
    const pointer = surchargePointer(surcharge, index)
    return toAmount(pointer, pointer, yearly ?? perPay ?? 0, yearly !== undefined)
  })
}

function planAmounts({ plans, payPeriods = NaN, paychecks = payPeriods }: PlansDocument): Amount[] {
  return plans.flatMap(({ deductible, outOfPocketMaximum, account }, index) => {
    const toAmounts = (
      basis: Amount['basis'],
      name: string,
      amounts: object,
      typical: TypicalRange,
      perYear = 1,
    ) =>
      Object.entries(amounts as Record<string, number>).map(([key, amount]) => {
        const group = `/plans/${index}/${name}`
        return { basis, pointer: `${group}/${key}`, group, amount: amount * perYear, typical }
      })
    const onlyLimits = ({ individual, family }: typeof deductible) => ({ individual, family })
    return [
      ...toAmounts('limit', 'deductible', onlyLimits(deductible), typicalLimit),
      ...toAmounts('limit', 'outOfPocketMaximum', onlyLimits(outOfPocketMaximum), typicalLimit),
      ...toAmounts(
        'year',
        'account/companyMoney',
        onlyTiers(account?.companyMoney),
        typicalCompanyMoney,
        account?.per === 'paycheck' ? paychecks : 1,
      ),
    ]
  })
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

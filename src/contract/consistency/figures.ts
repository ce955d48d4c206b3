import type { PlansDocument } from '../generated/plans.d.ts'
import { toPointer } from '../pointer.ts'
import type { Rule } from './Rule.ts'

/** JSON Schema's multipleOf cannot check this: in floating point, 1.13 / 0.01 is not a whole number. */
const tooManyDecimals: Rule<PlansDocument, 'too-many-decimals'> = {
  code: 'too-many-decimals',
  check: (plans) =>
    findTooManyDecimals(plans).map(({ path, value, rounded }) => ({
      pointer: toPointer(path),
      expected: 'at most two decimals',
      found: String(value),
      params: { value, rounded },
    })),
}

const payPeriodsMissing: Rule<PlansDocument, 'pay-periods-missing'> = {
  code: 'pay-periods-missing',
  check: ({ payPeriods, paychecks, plans, surcharges }) => {
    if (payPeriods !== undefined) return []
    const hasPerPay =
      surcharges.some(({ perPay, perPayByTier }) => (perPay ?? perPayByTier) !== undefined) ||
      plans.some(({ payroll }) => payroll.some(({ perPay }) => perPay !== undefined))
    const isPerPaycheck = !hasPerPay && plans.some(({ account }) => account?.per === 'paycheck')
    if (!hasPerPay && !(isPerPaycheck && paychecks === undefined)) return []
    return [
      {
        pointer: isPerPaycheck ? '/paychecks' : '/payPeriods',
        expected: `a number, since there are amounts per ${isPerPaycheck ? 'paycheck' : 'pay'}`,
        found: 'nothing',
        params: { isPerPaycheck },
      },
    ]
  },
}

const drugDeductibleMissing: Rule<PlansDocument, 'drug-deductible-missing'> = {
  code: 'drug-deductible-missing',
  check: ({ plans }) =>
    plans.flatMap(({ drugDeductible, familyDrugDeductible }, index) =>
      familyDrugDeductible === undefined || drugDeductible !== undefined
        ? []
        : {
            pointer: `/plans/${index}/drugDeductible`,
            expected: 'an amount, since there is a family drug deductible',
            found: 'nothing',
            params: {},
          },
    ),
}

/** Rules for the numbers of one plans document that its schema cannot express. */
export const figureRules: readonly Rule<PlansDocument>[] = [
  tooManyDecimals,
  payPeriodsMissing,
  drugDeductibleMissing,
]

interface LongNumber {
  /** The names and indexes that lead to it. */
  path: string[]
  value: number
  rounded: number
}

/** Adds to `found`, because most of the thousands of values have nothing to return. */
function findTooManyDecimals(value: unknown, path: string[] = [], found: LongNumber[] = []): LongNumber[] {
  if (typeof value === 'number') {
    const rounded = Math.round(value * 100) / 100
    if (rounded !== value) found.push({ path: [...path], value, rounded })
  } else if (typeof value === 'object' && value !== null) {
    for (const key of Object.keys(value)) {
      path.push(key)
      findTooManyDecimals(value[key as never], path, found)
      path.pop()
    }
  }
  return found
}

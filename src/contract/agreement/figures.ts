import { inside } from '../pointer.ts'
import type { PlansDocument } from '../generated/plans.d.ts'
import type { Breach, Rule } from './Rule.ts'

/** JSON Schema's multipleOf cannot say it: 1.13 / 0.01 is no whole number in floating point. */
const tooManyDecimals: Rule<PlansDocument> = {
  code: 'too-many-decimals',
  severity: 'error',
  title: 'No number has more than two decimals.',
  check: (plans) => [...tooFine(plans, '')],
}

const payPeriodsMissing: Rule<PlansDocument> = {
  code: 'pay-periods-missing',
  severity: 'error',
  title: "Where there are amounts per pay period, 'payPeriods' is given.",
  check: ({ payPeriods, plans, surcharges }) => {
    const rows = [...surcharges, ...plans.flatMap(({ payroll }) => payroll)]
    if (payPeriods !== undefined || rows.every(({ perPay }) => perPay === undefined)) return []
    return [
      {
        path: '/payPeriods',
        expected: 'a number, since there are amounts per pay',
        found: 'nothing',
        message: "There are amounts per pay period, but 'payPeriods' is missing.",
        help: 'Add how many payroll deductions a year has: "payPeriods": 26.',
      },
    ]
  },
}

/** What holds within a plans document, and its schema cannot say. */
export const figureRules: readonly Rule<PlansDocument>[] = [tooManyDecimals, payPeriodsMissing]

function* tooFine(value: unknown, path: string): Generator<Breach> {
  if (typeof value === 'number') {
    const rounded = Math.round(value * 100) / 100
    if (rounded !== value) yield tooFineFigure(path, value, rounded)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) yield* tooFine(part, inside(path, key))
  }
}

function tooFineFigure(path: string, value: number, rounded: number): Breach {
  return {
    path,
    expected: 'at most two decimals',
    found: String(value),
    message: `${value} has more than two decimals.`,
    help: `Round it, for example to ${rounded}.`,
    // A spreadsheet's noise, which is less than anyone can mean.
    ...(Math.abs(value - rounded) < 1e-6 && { replacement: rounded }),
  }
}

import { check, ContractError, type Problem } from './check.ts'
import { validate } from './generated/plans.js'
import type { Limit, MoneyByTier, Payment, Persons, Plan, PlansDocument } from './generated/plans.d.ts'

export type { Limit, MoneyByTier, Payment, Persons, Plan, PlansDocument }

/**
 * Checks a client's plans against schemas/plans.schema.json, and that no figure has more than two decimals
 * (JSON Schema's multipleOf cannot say it: 1.13 / 0.01 is no whole number in floating point).
 * @throws ContractError naming every problem.
 */
export function parsePlans(payload: unknown): PlansDocument {
  const plans = check(validate, payload, 'plans document')
  const problems = [...tooFine(plans, ''), ...periodsMissing(plans)]
  if (problems.length > 0) throw new ContractError('plans document', problems)
  return plans
}

function* tooFine(value: unknown, path: string): Generator<Problem> {
  if (typeof value === 'number' && Math.round(value * 100) / 100 !== value) {
    yield { path, expected: 'at most two decimals', found: String(value) }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) yield* tooFine(part, `${path}/${key}`)
  }
}

function periodsMissing({ payPeriods, plans, surcharges }: PlansDocument): Problem[] {
  const rows = [...surcharges, ...plans.flatMap(({ payroll }) => payroll)]
  if (payPeriods !== undefined || rows.every(({ perPay }) => perPay === undefined)) return []
  return [{ path: '/payPeriods', expected: 'a number, since there are amounts per pay', found: 'nothing' }]
}

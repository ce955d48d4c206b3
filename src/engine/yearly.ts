import type { Id } from '../contract/instance.ts'
import type { CalculationInputs, CoverageCode } from '../contract/inputs.ts'
import type { Plan, PlansDocument } from '../contract/plans.ts'
import { portionOf, toCents, type Cents } from './money.ts'
import { amountOf } from './tier.ts'

/** The part of a whole year's amount that falls into the covered months. */
export function coveredPart({ coveredMonths = 12 }: PlansDocument, yearly: Cents): Cents {
  return portionOf(yearly, coveredMonths, 12)
}

/**
 * What comes out of pay for a plan in the covered months.
 * @throws RangeError when the plan has no payroll deduction for the salary band.
 */
export function payrollDeduction(
  document: PlansDocument,
  { key, payroll }: Plan,
  band: Id | null,
  tier: CoverageCode,
): Cents {
  const row =
    payroll.find(({ salaryBand }) => salaryBand === band) ??
    payroll.find(({ salaryBand }) => salaryBand === undefined)
  if (!row) throw new RangeError(`Plan ${key} has no payroll deduction for ${JSON.stringify(band)}`)
  return inYear(document, row, (amounts) => amountOf(amounts, tier))
}

/** What the company pays into the plan's account in the covered months. */
export function companyMoney(document: PlansDocument, { account }: Plan, tier: CoverageCode): Cents {
  return account ? coveredPart(document, amountOf(account.companyMoney, tier)) : 0
}

/** What the surcharges that apply come to in the covered months, less the credits. */
export function surchargeTotal(
  document: PlansDocument,
  { surcharges }: Pick<CalculationInputs, 'surcharges'>,
): Cents {
  return document.surcharges
    .filter(({ id }) => Object.hasOwn(surcharges, id) && surcharges[id])
    .reduce((sum, row) => sum + inYear(document, row, toCents), 0)
}

interface Amount<T> {
  yearly?: T
  perPay?: T
}

/** An amount given for a year or, for lack of that, for each pay. */
function inYear<T>(
  document: PlansDocument,
  { yearly, perPay }: Amount<T>,
  cents: (amount: T) => Cents,
): Cents {
  const whole = yearly === undefined ? cents(perPay!) * document.payPeriods! : cents(yearly)
  return coveredPart(document, whole)
}

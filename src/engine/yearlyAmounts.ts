import type { CalculationInputs, CoverageCode } from '../contract/inputs.ts'
import type { Id } from '../contract/instance.ts'
import type { Plan, PlansDocument } from '../contract/plans.ts'
import { portionOf, toCents, type Cents } from './money.ts'
import { amountForTier } from './tier.ts'

/** The portion of a whole year's amount for the covered months. */
export function prorate({ coveredMonths = 12 }: PlansDocument, yearly: Cents): Cents {
  return portionOf(yearly, coveredMonths, 12)
}

/**
 * The payroll deduction for a plan in the covered months.
 * @throws RangeError if the plan has no payroll deduction for the salary band.
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
  return amountInYear(document, row, (amounts) => amountForTier(amounts, tier))
}

/** The company's payment into the plan's account in the covered months. */
export function companyMoney(document: PlansDocument, { account }: Plan, tier: CoverageCode): Cents {
  return account ? prorate(document, amountForTier(account.companyMoney, tier)) : 0
}

/** The sum of the selected surcharges in the covered months; credits are negative. */
export function surchargeTotal(
  document: PlansDocument,
  { surcharges }: Pick<CalculationInputs, 'surcharges'>,
): Cents {
  return document.surcharges
    .filter(({ id }) => Object.hasOwn(surcharges, id) && surcharges[id])
    .reduce((sum, row) => sum + amountInYear(document, row, toCents), 0)
}

/** An amount is given per year or per pay period. */
interface Amount<T> {
  yearly?: T
  perPay?: T
}

function amountInYear<T>(
  document: PlansDocument,
  { yearly, perPay }: Amount<T>,
  convert: (amount: T) => Cents,
): Cents {
  const wholeYear = yearly === undefined ? convert(perPay!) * document.payPeriods! : convert(yearly)
  return prorate(document, wholeYear)
}

import type { CoverageCode } from '../contract/inputs.ts'
import { findPayrollRow, type Employment } from '../contract/offers.ts'
import type { MoneyByTier, Plan, PlansDocument } from '../contract/plans.ts'
import { amountOfTier } from '../contract/tiers.ts'
import type { Person } from './household.ts'
import { portionOf, toCents, type Cents } from './money.ts'

/** What yearly amounts depend on. */
export interface Employee extends Employment {
  tier: CoverageCode
  persons: Pick<Person, 'role'>[]
  /** Whether the employee pays enough into an account to get the whole company match. */
  getsMatch: boolean
  /** The surcharges and credits that apply, by id as text. */
  surcharges: Record<string, boolean>
}

/** The portion of a whole year's amount for the covered months. */
export function prorate({ coveredMonths = 12 }: PlansDocument, yearly: Cents): Cents {
  return portionOf(yearly, coveredMonths, 12)
}

/**
 * The payroll deduction for a plan in the covered months.
 * @throws RangeError if the plan has no payroll deduction for the salary band and the location.
 */
export function payrollDeduction(document: PlansDocument, plan: Plan, employee: Employee): Cents {
  const row = findPayrollRow(plan.payroll, employee)
  if (row) return amountInYear(document, row, (amounts) => amountForTier(amounts, employee.tier))
  const { salaryBand, location } = employee
  throw new RangeError(
    `Plan ${plan.key} has no payroll deduction for ${JSON.stringify({ salaryBand, location })}`,
  )
}

/** The company's payments into the plan's account in the covered months, with a match and credits. */
export function companyMoney(document: PlansDocument, plan: Plan, employee: Employee): Cents {
  const { account } = plan
  if (!account) return 0
  const { companyMoney: amounts, companyMoneyByBand, per = 'year', match } = account
  const { tier, salaryBand, getsMatch } = employee
  const bandAmounts = companyMoneyByBand?.find((row) => row.salaryBand === salaryBand)?.amounts
  const paychecks = per === 'year' ? 1 : (document.paychecks ?? document.payPeriods!)
  const paid = prorate(document, amountForTier(bandAmounts ?? amounts, tier) * paychecks)
  const matched =
    match && account.type === 'HSA' && getsMatch ? prorate(document, amountForTier(match.maximum, tier)) : 0
  // Only credits are paid into an account.
  return paid + matched + Math.max(0, -surchargeSum(document, plan, employee, true))
}

/** The sum of the selected surcharges under a plan in the covered months; credits are negative. */
export function surchargeTotal(document: PlansDocument, plan: Plan, employee: Employee): Cents {
  return surchargeSum(document, plan, employee, false)
}

/** @param intoAccount selects the credits that the company pays into an account, or all others. */
function surchargeSum(document: PlansDocument, plan: Plan, employee: Employee, intoAccount: boolean): Cents {
  return document.surcharges
    .filter(({ id }) => Object.hasOwn(employee.surcharges, id) && employee.surcharges[id])
    .filter(
      ({ plans, paidIntoAccount = false }) =>
        paidIntoAccount === intoAccount && (plans?.includes(plan.key) ?? true),
    )
    .reduce((sum, row) => {
      const { yearly, perPay, yearlyByTier, perPayByTier, per = 'household' } = row
      const count = countPersons(employee.persons, per)
      const amount = { yearly: yearlyByTier ?? yearly, perPay: perPayByTier ?? perPay }
      const toHousehold = (each: number | MoneyByTier) =>
        count * (typeof each === 'number' ? toCents(each) : amountForTier(each, employee.tier))
      return sum + amountInYear(document, amount, toHousehold)
    }, 0)
}

function countPersons(persons: Employee['persons'], per: 'household' | 'adult' | 'person'): number {
  if (per === 'household') return 1
  return per === 'person' ? persons.length : persons.filter(({ role }) => role !== 'child').length
}

/** An amount per year or per payroll deduction. */
interface Amount<T> {
  yearly?: T | undefined
  perPay?: T | undefined
}

function amountInYear<T>(
  document: PlansDocument,
  { yearly, perPay }: Amount<T>,
  convert: (amount: T) => Cents,
): Cents {
  const wholeYear = yearly === undefined ? convert(perPay!) * document.payPeriods! : convert(yearly)
  return prorate(document, wholeYear)
}

/** Whether a plan's family limits apply. */
export function isFamilyTier(tier: CoverageCode): boolean {
  return tier !== 'EE'
}

export function amountForTier(amounts: MoneyByTier, tier: CoverageCode): Cents {
  return toCents(amountOfTier(amounts, tier))
}

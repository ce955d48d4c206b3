import type { CoverageCode } from '../contract/inputs.ts'
import { findPayrollRow, type Employment } from '../contract/offers.ts'
import { surchargeApplies } from '../contract/applicableInputs.ts'
import type { MoneyByTier, Plan, PlansDocument } from '../contract/plans.ts'
import { amountOfTier } from '../contract/tiers.ts'
import type { Person } from './household.ts'
import type { ModelSurcharge } from './Model.ts'
import { portionOf, toCents, type Cents } from './money.ts'

/** The persons whom the employee covers, and their tier. */
export interface Coverage {
  tier: CoverageCode
  persons: Pick<Person, 'role'>[]
}

/** What yearly amounts depend on. The coverage is that at the end of the year. */
export interface Employee extends Employment, Coverage {
  /** The coverage before the birth of a baby, and for how many of the covered months. */
  beforeBirth: (Coverage & { months: number }) | null
  /** Whether the employee pays enough into an account to get the whole company match. */
  getsMatch: boolean
  /** The surcharges and credits that the employee has selected. */
  surcharges: ModelSurcharge[]
}

/** The portion of a whole year's amount for the covered months. */
export function prorate({ coveredMonths = 12 }: PlansDocument, yearly: Cents): Cents {
  return portionOf(yearly, coveredMonths, 12)
}

/** The sum of an amount over the covered months, of which those before a birth have the coverage before it. */
function overMonths(
  { coveredMonths = 12 }: PlansDocument,
  employee: Employee,
  wholeYear: (coverage: Coverage) => Cents,
): Cents {
  const afterBirth = wholeYear(employee)
  const { beforeBirth } = employee
  if (!beforeBirth) return portionOf(afterBirth, coveredMonths, 12)
  const { months } = beforeBirth
  return portionOf(wholeYear(beforeBirth) * months + afterBirth * (coveredMonths - months), 1, 12)
}

/** The payroll deduction for a plan in the covered months. */
export function payrollDeduction(document: PlansDocument, plan: Plan, employee: Employee): Cents {
  return overMonths(document, employee, ({ tier }) => yearlyPayroll(document, plan, employee, tier))
}

/**
 * The payroll deduction for a plan in a whole year.
 * @throws RangeError if the plan has no payroll deduction for the salary band and the location.
 */
export function yearlyPayroll(
  document: PlansDocument,
  plan: Plan,
  { salaryBand, location }: Employment,
  tier: CoverageCode,
): Cents {
  const row = findPayrollRow(plan.payroll, { salaryBand, location })
  if (row) return wholeYearAmount(document, row, (amounts) => amountForTier(amounts, tier))
  throw new RangeError(
    `Plan ${plan.key} has no payroll deduction for ${JSON.stringify({ salaryBand, location })}`,
  )
}

/** The company's payments into the plan's account in the covered months, with a match and credits. */
export function companyMoney(document: PlansDocument, plan: Plan, employee: Employee): Cents {
  const { account } = plan
  if (!account) return 0
  const matched = employee.getsMatch ? highestMatch(document, account, employee) : 0
  // Only credits are paid into an account.
  const credits = Math.max(0, -surchargeSum(document, plan, employee, true))
  return regularMoney(document, account, employee) + matched + credits
}

/** The company's money without a match and credits. */
export function regularMoney(
  document: PlansDocument,
  { companyMoney: amounts, companyMoneyByBand, per = 'year' }: NonNullable<Plan['account']>,
  employee: Employee,
): Cents {
  const { salaryBand } = employee
  const bandAmounts = companyMoneyByBand?.find((row) => row.salaryBand === salaryBand)?.amounts
  const paychecks = per === 'year' ? 1 : (document.paychecks ?? document.payPeriods!)
  return overMonths(document, employee, ({ tier }) => amountForTier(bandAmounts ?? amounts, tier) * paychecks)
}

/** The most that the company adds to the employee's own payments into an HSA in the covered months. */
export function highestMatch(
  document: PlansDocument,
  { type, match }: NonNullable<Plan['account']>,
  employee: Employee,
): Cents {
  if (!match || type !== 'HSA') return 0
  return overMonths(document, employee, ({ tier }) => amountForTier(match.maximum, tier))
}

/** The sum of the selected surcharges under a plan in the covered months; credits are negative. */
export function surchargeTotal(document: PlansDocument, plan: Plan, employee: Employee): Cents {
  return surchargeSum(document, plan, employee, false)
}

/** @param intoAccount selects the credits that the company pays into an account, or all others. */
function surchargeSum(document: PlansDocument, plan: Plan, employee: Employee, intoAccount: boolean): Cents {
  return employee.surcharges
    .filter(
      ({ plans, paidIntoAccount = false }) =>
        paidIntoAccount === intoAccount && (plans?.includes(plan.key) ?? true),
    )
    .reduce((sum, row) => {
      const { yearly, perPay, yearlyByTier, perPayByTier, per = 'household' } = row
      const amount = { yearly: yearlyByTier ?? yearly, perPay: perPayByTier ?? perPay }
      const wholeYear = ({ tier, persons }: Coverage) => {
        if (!surchargeApplies(row, tier)) return 0
        const count = countPersons(persons, per)
        return wholeYearAmount(
          document,
          amount,
          (each) => count * (typeof each === 'number' ? toCents(each) : amountForTier(each, tier)),
        )
      }
      return sum + overMonths(document, employee, wholeYear)
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

function wholeYearAmount<T>(
  document: PlansDocument,
  { yearly, perPay }: Amount<T>,
  convert: (amount: T) => Cents,
): Cents {
  return yearly === undefined ? convert(perPay!) * document.payPeriods! : convert(yearly)
}

/** Whether a plan's family limits apply. */
export function isFamilyTier(tier: CoverageCode): boolean {
  return tier !== 'EE'
}

function amountForTier(amounts: MoneyByTier, tier: CoverageCode): Cents {
  return toCents(amountOfTier(amounts, tier))
}

import type { CalculationInputs, CoverageCode } from '../../../src/contract/inputs.ts'
import type { Plan, PlansDocument } from '../../../src/contract/plans.ts'
import type { Person } from './claims.ts'

type AmountsByTier = Record<'EE' | 'ES' | 'EC' | 'EF', number> & { EK?: number }

/** The payroll deduction in the covered months, in cents. */
export function payrollDeduction(
  document: PlansDocument,
  { payroll }: Plan,
  { salaryBand: band, location, coverage }: CalculationInputs,
): number {
  const rowFor = (isForBand: boolean, isForLocation: boolean) =>
    payroll.find(
      (row) =>
        (isForBand ? row.salaryBand === band : row.salaryBand === undefined) &&
        (isForLocation ? row.location === location : row.location === undefined),
    )
  const row = (rowFor(true, true) ?? rowFor(true, false) ?? rowFor(false, true) ?? rowFor(false, false))!
  const dollars = row.yearly
    ? forTier(row.yearly, coverage)
    : forTier(row.perPay!, coverage) * document.payPeriods!
  return inCoveredMonths(document, dollars)
}

/** The company's money in the plan's account in the covered months, in cents. */
export function companyMoney(
  document: PlansDocument,
  plan: Plan,
  inputs: CalculationInputs,
  persons: Person[],
): number {
  const { account } = plan
  if (!account) return 0
  const { coverage, salaryBand, savingsStyle } = inputs
  const byBand = account.companyMoneyByBand?.find((row) => row.salaryBand === salaryBand)
  const payments = account.per === 'paycheck' ? (document.paychecks ?? document.payPeriods!) : 1
  const own = forTier(byBand?.amounts ?? account.companyMoney, coverage) * payments
  const saves = document.savingsStyles.some(
    ({ id, avoidsOwnMoney }) => id === savingsStyle && !avoidsOwnMoney,
  )
  const match = account.match && saves ? forTier(account.match.maximum, coverage) : 0
  const credits = applicableSurcharges(document, plan, inputs).filter((row) => row.paidIntoAccount)
  return (
    inCoveredMonths(document, own) +
    inCoveredMonths(document, match) -
    sum(credits.map((row) => surchargeAmount(document, row, coverage, persons)))
  )
}

/** The surcharges and credits in the covered months, in cents, without those that are paid into an account. */
export function surchargeTotal(
  document: PlansDocument,
  plan: Plan,
  inputs: CalculationInputs,
  persons: Person[],
): number {
  return sum(
    applicableSurcharges(document, plan, inputs)
      .filter((row) => !row.paidIntoAccount)
      .map((row) => surchargeAmount(document, row, inputs.coverage, persons)),
  )
}

type Surcharge = PlansDocument['surcharges'][number]

function applicableSurcharges(
  document: PlansDocument,
  plan: Plan,
  { surcharges }: CalculationInputs,
): Surcharge[] {
  const posted = new Map(Object.entries(surcharges))
  return document.surcharges.filter(
    ({ id, plans }) => posted.get(String(id)) === true && (!plans || plans.includes(plan.key)),
  )
}

function surchargeAmount(
  document: PlansDocument,
  { yearly, perPay, yearlyByTier, perPayByTier, per = 'household' }: Surcharge,
  tier: CoverageCode,
  persons: Person[],
): number {
  const counts = {
    household: 1,
    adult: persons.filter(({ role }) => role !== 'child').length,
    person: persons.length,
  }
  const yearlyDollars = yearlyByTier ? forTier(yearlyByTier, tier) : yearly
  const dollarsPerPay = perPayByTier ? forTier(perPayByTier, tier) : perPay
  const dollars = yearlyDollars ?? dollarsPerPay! * document.payPeriods!
  return inCoveredMonths(document, dollars * counts[per])
}

function forTier(amounts: AmountsByTier, tier: CoverageCode): number {
  return tier === 'EK' ? (amounts.EK ?? amounts.EC) : amounts[tier]
}

/** A year's dollars, in cents for the covered months; half a cent is rounded away from zero. */
function inCoveredMonths({ coveredMonths = 12 }: PlansDocument, dollars: number): number {
  const cents = Math.round(Math.abs(dollars) * 100)
  return Math.sign(dollars) * Math.round((cents * coveredMonths) / 12)
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

import type { CoverageCode } from '../../../src/contract/inputs.ts'
import type { Plan, PlansDocument } from '../../../src/contract/plans.ts'
import type { Coverage, YearInputs } from './household.ts'

type AmountsByTier = Record<'EE' | 'ES' | 'EC' | 'EF', number> & { EK?: number }

/** The payroll deduction in the covered months, in cents. */
export function payrollDeduction(document: PlansDocument, { payroll }: Plan, inputs: YearInputs): number {
  const { salaryBand: band, location } = inputs
  const rowFor = (isForBand: boolean, isForLocation: boolean) =>
    payroll.find(
      (row) =>
        (isForBand ? row.salaryBand === band : row.salaryBand === undefined) &&
        (isForLocation ? row.location === location : row.location === undefined),
    )
  const row = (rowFor(true, true) ?? rowFor(true, false) ?? rowFor(false, true) ?? rowFor(false, false))!
  return inCoveredMonths(document, inputs, ({ coverage }) =>
    row.yearly ? forTier(row.yearly, coverage) : forTier(row.perPay!, coverage) * document.payPeriods!,
  )
}

/** The company's money in the plan's account in the covered months, in cents. */
export function companyMoney(document: PlansDocument, plan: Plan, inputs: YearInputs): number {
  const { account } = plan
  if (!account) return 0
  const { salaryBand, savingsStyle } = inputs
  const byBand = account.companyMoneyByBand?.find((row) => row.salaryBand === salaryBand)
  const payments = account.per === 'paycheck' ? (document.paychecks ?? document.payPeriods!) : 1
  const own = byBand?.amounts ?? account.companyMoney
  const saves = document.savingsStyles.some(
    ({ id, avoidsOwnMoney }) => id === savingsStyle && !avoidsOwnMoney,
  )
  const match = saves ? account.match : undefined
  const credits = applicableSurcharges(document, plan, inputs).filter((row) => row.paidIntoAccount)
  return (
    inCoveredMonths(document, inputs, ({ coverage }) => forTier(own, coverage) * payments) +
    inCoveredMonths(document, inputs, ({ coverage }) => (match ? forTier(match.maximum, coverage) : 0)) -
    sum(credits.map((row) => surchargeAmount(document, row, inputs)))
  )
}

/** The surcharges and credits in the covered months, in cents, without those that are paid into an account. */
export function surchargeTotal(document: PlansDocument, plan: Plan, inputs: YearInputs): number {
  return sum(
    applicableSurcharges(document, plan, inputs)
      .filter((row) => !row.paidIntoAccount)
      .map((row) => surchargeAmount(document, row, inputs)),
  )
}

type Surcharge = PlansDocument['surcharges'][number]

function applicableSurcharges(document: PlansDocument, plan: Plan, { surcharges }: YearInputs): Surcharge[] {
  const posted = new Map(Object.entries(surcharges))
  return document.surcharges.filter(
    ({ id, plans }) => posted.get(String(id)) === true && (!plans || plans.includes(plan.key)),
  )
}

function surchargeAmount(
  document: PlansDocument,
  { yearly, perPay, yearlyByTier, perPayByTier, per = 'household' }: Surcharge,
  inputs: YearInputs,
): number {
  return inCoveredMonths(document, inputs, ({ coverage, persons }) => {
    const counts = {
      household: 1,
      adult: persons.filter(({ role }) => role !== 'child').length,
      person: persons.length,
    }
    const yearlyDollars = yearlyByTier ? forTier(yearlyByTier, coverage) : yearly
    const dollarsPerPay = perPayByTier ? forTier(perPayByTier, coverage) : perPay
    return (yearlyDollars ?? dollarsPerPay! * document.payPeriods!) * counts[per]
  })
}

function forTier(amounts: AmountsByTier, tier: CoverageCode): number {
  return tier === 'EK' ? (amounts.EK ?? amounts.EC) : amounts[tier]
}

/**
 * A year's dollars in cents, month by month of those covered: the mean over the possible months of birth. Half a cent is
 * rounded away from zero.
 */
function inCoveredMonths(
  { coveredMonths = 12 }: PlansDocument,
  { before, month: birth, ...after }: YearInputs,
  dollarsOf: (coverage: Coverage) => number,
): number {
  const months = Array.from({ length: coveredMonths }, (_, index) => 13 - coveredMonths + index)
  const births = birth === null ? months : [birth]
  const cents = sum(
    births.flatMap((born) =>
      months.map((month) => Math.round(dollarsOf(month < born ? before : after) * 100)),
    ),
  )
  return Math.sign(cents) * Math.round(Math.abs(cents) / (12 * births.length))
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

import type { ExpenseLine, Outputs, PlanCosts } from '../../../src/contract/outputs.ts'
import { costAt } from './costAt.ts'

/**
 * Returns every dollar amount that the results may show for an answer, as text without a sign: the amounts of the
 * answer, and those that the page derives from them.
 */
export function allowedAmounts(outputs: Outputs): Set<string> {
  return new Set(
    Object.values(derivations)
      .flatMap((derive) => derive(outputs))
      .flatMap(formats),
  )
}

/** The derivations that the page makes. An amount that none of them yields does not belong on the page. */
const derivations: Record<string, (outputs: Outputs) => number[]> = {
  'every amount of the answer': (outputs) => amountsIn(outputs),

  'paychecks, and bills after the company money': ({ plans }) =>
    Object.values(plans).flatMap((plan) => [paychecks(plan), ...bills(plan)]),

  'the difference of two plans, as their amounts are shown': ({ plans }) =>
    differences(Object.values(plans).map((plan) => [...yearly(plan), ...bills(plan)])),

  'amounts of each paycheck, and their differences': ({ plans }) => {
    const divided = Object.values(plans).map((plan) =>
      yearly(plan).map((amount) => amount / (plan.facts?.payroll?.deductions ?? 1)),
    )
    return [...divided.flat(), ...differences(divided)]
  },

  'sums of line items': ({ plans }) =>
    Object.values(plans).flatMap(({ explanation }) =>
      [...groups(explanation), explanation.filter((line) => paid(line) === 0)].flatMap(sums),
    ),

  'what the plan pays, and what is left until the maximum': ({ plans }) =>
    Object.values(plans).flatMap(({ explanation, outOfPocketExpenses, facts }) => {
      const { allowedAmount, notCovered, amountOverMaximum } = sumLines(explanation)
      const byPlan = allowedAmount - outOfPocketExpenses
      return [
        byPlan,
        byPlan - amountOverMaximum,
        ...(facts ? [facts.maximum.household - (outOfPocketExpenses - notCovered)] : []),
      ].flatMap(roundings)
    }),

  'the bills of each month, which sum to the rounded expenses': ({ plans }) =>
    Object.values(plans).flatMap(({ monthly }) => monthly?.expenses.flatMap(roundings) ?? []),

  'the parts of the contribution limit, and of the company money': ({ plans, contributionLimit }) =>
    Object.values(plans).flatMap(({ facts }) => {
      const { full = 0, used = 0 } = facts?.companyContribution ?? {}
      return [full - used, full + (contributionLimit?.limit ?? 0)].flatMap(roundings)
    }),

  "the account of the best plan with the highest contribution, and the contribution that earns the company's match":
    (outputs) => accountAmounts(outputs),

  'the full price of the year, and where another plan becomes the cheapest': ({ assumptions, curve }) => [
    (assumptions?.services ?? []).reduce((sum, { uses, allowedAmount }) => sum + uses * allowedAmount, 0),
    ...(curve?.crossovers ?? []).map(({ care }) => Number(care.toPrecision(2))),
  ],

  'the point that the chart shows first: the end or the middle of the curve, or of its first half': ({
    plans,
    curve,
  }) => {
    const end = curve?.points.at(-1)?.care ?? 0
    return [end, end / 2, end / 4].flatMap((care) => [
      care,
      ...Object.keys(plans).map((key) => costAt(curve?.points ?? [], key, care)),
    ])
  },
}

/** What goes into the account, what care takes from it, what care costs beyond it, and what is left. */
function accountAmounts({ plans, bestPlan, contributionLimit }: Outputs) {
  const { outOfPocketExpenses: care, hsaFunds, facts } = plans[bestPlan]!
  const { match, payroll } = facts ?? {}
  const company = facts?.companyContribution ?? { full: hsaFunds, used: Math.min(hsaFunds, care) }
  const { percentage = 0, maximum = 0, isCounted = true } = match ?? {}
  const limit = contributionLimit?.limit ?? 0
  // A match that is not counted yet takes its part of the limit.
  const contribution = Math.round(
    isCounted ? limit : Math.max(limit - maximum, limit / (1 + percentage / 100)),
  )
  const matched = Math.min(maximum, (contribution * percentage) / 100)
  const unmatched = isCounted ? company.full - maximum : company.full
  const paidIn = [unmatched, matched, contribution].map(Math.round)
  const total = paidIn.reduce((sum, amount) => sum + amount, 0)
  const companyUsed = Math.min(company.used, unmatched)
  const allUsed = companyUsed + Math.min(contribution + matched, Math.max(0, care - companyUsed))
  const used = [allUsed, care].map((amount) => Math.min(Math.round(amount), total))
  return [
    ...paidIn,
    ...used.flatMap((amount) => [amount, total - amount, Math.round(care) - amount]),
    contribution / (payroll?.deductions ?? 1),
    (maximum / percentage) * 100,
  ]
}

/** Properties of the answer whose numbers are not dollars. The coinsurance of a line is; that of a plan is not. */
const otherNumbers = new Set([
  'uses',
  'usesByPerson',
  'number',
  'percentage',
  'age',
  'deductions',
  'cheapestIn',
  'locationFactor',
  'orders',
  'years',
  'coveredMonths',
  'id',
])

function amountsIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (otherNumbers.has(name) ? [] : amountsIn(part)))
}

/** What a comparison of the plans shows of each, in the same order for all. Missing amounts are NaN. */
function yearly(plan: PlanCosts) {
  const { totalCost, outOfPocketExpenses, hsaFunds, worstCase, range } = plan
  return [
    totalCost,
    paychecks(plan),
    outOfPocketExpenses,
    hsaFunds,
    worstCase ?? NaN,
    range?.low ?? NaN,
    range?.high ?? NaN,
  ]
}

function paychecks({ payrollDeduction, surchargeTotal }: PlanCosts) {
  return payrollDeduction + surchargeTotal
}

/** What is left to pay for care in the estimated year and in the worst one. */
function bills(plan: PlanCosts) {
  return [plan.outOfPocketExpenses - plan.hsaFunds, (plan.worstCase ?? NaN) - paychecks(plan)]
}

/** The differences of the rounded amounts of every two rows, column by column. */
function differences(rows: number[][]) {
  return rows.flatMap((row, index) =>
    rows
      .slice(index + 1)
      .flatMap((other) => row.map((amount, column) => Math.round(amount) - Math.round(other[column]!))),
  )
}

/** The lines of each person, each service, and all together. */
function groups(lines: ExpenseLine[]) {
  const by = (key: (line: ExpenseLine) => unknown) =>
    [...new Set(lines.map(key))].map((value) => lines.filter((line) => key(line) === value))
  return [...by(({ person }) => `${person.role} ${person.number}`), ...by(({ service }) => service), lines]
}

function sums(lines: ExpenseLine[]) {
  return Object.values(sumLines(lines)).flatMap(roundings)
}

const lineAmounts = [
  'allowedAmount',
  'deductible',
  'copay',
  'coinsurance',
  'notCovered',
  'amountOverMaximum',
] as const

function sumLines(lines: ExpenseLine[]) {
  const sum = (amount: (line: ExpenseLine) => number) =>
    lines.reduce((total, line) => total + amount(line), 0)
  const entries = lineAmounts.map((name) => [name, sum((line) => line[name])] as const)
  const amounts = Object.fromEntries(entries) as Record<(typeof lineAmounts)[number], number>
  return { ...amounts, paid: sum(paid) }
}

function paid({ deductible, copay, coinsurance, notCovered }: ExpenseLine) {
  return deductible + copay + coinsurance + notCovered
}

/** Parts of a rounded sum are rounded up or down, so that they sum to it. */
function roundings(amount: number) {
  return [amount, Math.floor(amount), Math.ceil(amount)]
}

/** An amount in whole dollars and to the cent. */
function formats(amount: number) {
  return [0, 2].map((digits) => {
    const fractions = { minimumFractionDigits: digits, maximumFractionDigits: digits }
    return `$${Math.abs(amount).toLocaleString('en-US', fractions)}`
  })
}

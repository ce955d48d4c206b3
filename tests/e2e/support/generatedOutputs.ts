import type { OutputsPayload, PersonName, PlanCostsPayload } from '../../../src/contract/outputs.ts'
import { fc } from '../../kit/fc.ts'
import { validInstance } from './unusualData.ts'

/** Which optional fields an answer has: only those of the specification, all of them, or any. */
export type Fields = 'required' | 'all' | 'any'

const scenarios = Array.from({ length: 8 }, (_, id) => ({ id, display: `A year of kind ${id + 1}` }))

/** The instance that the answers belong to. */
export const generatedInstance = { ...validInstance, scenarios }

/** Answers with this many plans, and amounts and names that are hard to lay out. */
export function generatedOutputs(planCount: number, fields: Fields): fc.Arbitrary<OutputsPayload> {
  const optional = createOptional(fields)
  const keys = Array.from({ length: planCount }, (_, index) => `plan-${index}`)
  const byPlan = fc.tuple(...keys.map(() => dollars)).map((amounts) => zip(keys, amounts))
  const otherPlan = fc.constantFrom(...keys)
  return assumptions.chain((assumed) =>
    fc.record({
      plans: fc
        .tuple(...keys.map((_, index) => plan(index, assumed, keys, optional)))
        .map((plans) => zip(keys, plans)),
      bestPlan: otherPlan,
      runnerUp: optional(otherPlan),
      comparedWith: optional(otherPlan),
      confidence: optional(fc.constantFrom('clear', 'close', 'even')),
      potentialSavings: optional(dollars),
      savingsDidOverride: optional(fc.boolean()),
      contributionLimit: optional(
        fc.record({
          accountType: fc.constantFrom('HSA', 'FSA', 'HRA'),
          limit: dollars.map(Math.abs),
          catchUp: fc.constantFrom(null, { age: 55, amount: 1000 }),
        }),
      ),
      scenarios: optional(
        fc.tuple(...scenarios.map(() => byPlan)).map((rows) =>
          rows.map((totalCosts, index) => ({
            scenario: scenarios[index]!.id,
            totalCosts,
            bestPlan: cheapest(totalCosts),
          })),
        ),
      ),
      curve: optional(
        fc.record({
          points: fc
            .array(byPlan, { minLength: 2, maxLength: 9 })
            .map((rows) => rows.map((totalCosts, index) => ({ care: index * 5000, totalCosts }))),
          crossovers: fc.array(
            fc.record({ care: fc.integer({ min: 1, max: 9000 }), from: otherPlan, to: otherPlan }),
            { maxLength: 2 },
          ),
        }),
      ),
      assumptions: optional(fc.constant(assumed)),
    }),
  )
}

type Optional = <T>(value: fc.Arbitrary<T>) => fc.Arbitrary<T | undefined>

function createOptional(fields: Fields): Optional {
  if (fields === 'all') return (value) => value
  if (fields === 'required') return () => fc.constant(undefined)
  return (value) => fc.option(value, { nil: undefined })
}

const dollars = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 9999 }),
  fc.integer({ min: 1_000_000, max: 9_999_999 }),
  fc.integer({ min: -9_999_999, max: -1 }),
  fc.integer({ min: 1, max: 2_000_000 }).map((cents) => cents / 100),
)

type Assumed = NonNullable<OutputsPayload['assumptions']>

const assumptions: fc.Arbitrary<Assumed> = fc.integer({ min: 1, max: 4 }).chain((persons) =>
  fc.record({
    locationFactor: fc.constantFrom(1, 1.15),
    coveredMonths: fc.constantFrom(12, 7, undefined),
    persons: fc.constant(Array.from({ length: persons }, (_, index) => personName(index))),
    services: fc
      .array(
        fc.record({
          price: fc.integer({ min: 1, max: 2_000_000 }),
          uses: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: persons, maxLength: persons }),
        }),
        { minLength: 1, maxLength: 5 },
      )
      .map((services) =>
        services.map(({ price, uses }, id) => ({
          id,
          name: id === 0 ? longName(id) : `Service ${id}`,
          uses: uses.reduce((sum, count) => sum + count, 0),
          allowedAmount: price / 100,
          usesByPerson: uses,
        })),
      ),
    claimOrder: fc.constant([{ code: 'mean-of-orders' }]),
    orders: fc.constant(64),
    years: fc.constant(200),
  }),
)

function personName(index: number): PersonName {
  if (index < 2) return { role: index === 0 ? 'subscriber' : 'spouse', number: 1 }
  return { role: 'child', number: index - 1 }
}

function plan(
  index: number,
  assumed: Assumed,
  keys: string[],
  optional: Optional,
): fc.Arbitrary<PlanCostsPayload> {
  return fc
    .record({
      displayName: fc.constantFrom(longName(index), `Plan ${index}`, `The plan of ${index} with an account`),
      expenses: dollars,
      hsaFunds: dollars.map(Math.abs),
      payrollDeduction: dollars,
      surchargeTotal: dollars,
      worstCase: optional(dollars),
      dominatedBy: optional(fc.constantFrom(...keys)),
      spread: optional(dollars.map(Math.abs)),
      cheapestIn: optional(fc.double({ min: 0, max: 1, noNaN: true })),
      facts: optional(facts(optional)),
      highest: optional(dollars.map(Math.abs)),
      lineItems: optional(lineItems(assumed)),
    })
    .map(({ expenses, spread, highest, ...costs }) => {
      const outOfPocketExpenses = costs.lineItems ? paid(costs.lineItems, assumed) : expenses
      const totalCost = toCents(
        outOfPocketExpenses + costs.payrollDeduction + costs.surchargeTotal - costs.hsaFunds,
      )
      return {
        ...costs,
        outOfPocketExpenses,
        totalCost,
        range: spread === undefined ? undefined : { low: totalCost - spread, high: totalCost + spread },
        monthly: highest === undefined ? undefined : { expenses: inMonths(outOfPocketExpenses), highest },
      }
    })
}

function facts(optional: Optional) {
  const limits = fc.tuple(dollars, dollars).map((amounts) => {
    const [person = 0, household = 0] = amounts.map(Math.abs).toSorted((a, b) => a - b)
    return { person, household }
  })
  return fc.record({
    deductible: limits,
    drugDeductible: optional(limits),
    maximum: limits,
    drugMaximum: optional(limits),
    coinsurance: fc.integer({ min: 0, max: 100 }),
    accountType: optional(fc.constantFrom('HSA', 'FSA', 'HRA')),
    companyContribution: optional(
      limits.map(({ person, household }) => ({
        full: household,
        used: person,
        remaining: toCents(household - person),
      })),
    ),
    match: optional(
      fc.record({
        percentage: fc.integer({ min: 1, max: 100 }),
        maximum: dollars.map(Math.abs),
        isCounted: fc.boolean(),
      }),
    ),
    payroll: optional(dollars.map((amount) => ({ deductions: 26, amount }))),
  })
}

const parts = ['deductible', 'copay', 'coinsurance', 'notCovered', 'amountOverMaximum'] as const

/** Splits the price of each person's uses into parts, in cents. */
function lineItems({ persons, services }: Assumed) {
  const shares = fc.array(fc.constantFrom(0, 0.07, 0.2), { minLength: parts.length, maxLength: parts.length })
  const cells = fc.array(shares, {
    minLength: services.length * persons.length,
    maxLength: services.length * persons.length,
  })
  return cells.map((all) =>
    services.map(({ id, allowedAmount, usesByPerson }, row) => {
      const amounts = (part: number) =>
        persons.map((_, person) =>
          toCents(all[row * persons.length + person]![part]! * allowedAmount * usesByPerson![person]!),
        )
      return {
        service: id,
        ...zip(
          [...parts],
          parts.map((_, part) => amounts(part)),
        ),
      }
    }),
  )
}

function paid(items: NonNullable<PlanCostsPayload['lineItems']>, { persons }: Assumed) {
  const sum = (amounts: number[] | null = null) =>
    (amounts ?? []).reduce((total, amount) => total + amount, 0)
  return persons.length === 0
    ? 0
    : toCents(
        items.reduce(
          (total, item) =>
            total + sum(item.deductible) + sum(item.copay) + sum(item.coinsurance) + sum(item.notCovered),
          0,
        ),
      )
}

function inMonths(expenses: number) {
  const first = toCents(expenses / 2)
  const later = toCents(expenses / 22)
  return [first, ...Array.from({ length: 10 }, () => later), toCents(expenses - first - 10 * later)]
}

function cheapest(totalCosts: Record<string, number>) {
  return Object.entries(totalCosts).toSorted(([, a], [, b]) => a - b)[0]![0]
}

/** A name of 80 characters without spaces. */
function longName(index: number) {
  return String(index).padStart(80, 'Gesundheitsplan')
}

function zip<T>(keys: string[], values: T[]) {
  return Object.fromEntries(keys.map((key, index) => [key, values[index]!]))
}

function toCents(amount: number) {
  return Math.round(amount * 100) / 100
}

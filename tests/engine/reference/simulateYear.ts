import { dateClaims, listClaims, type Claim } from './claims.ts'
import { resolveHousehold, type Cell } from './household.ts'
import { payClaims, type Expenses } from './payClaims.ts'
import { planTerms, type PlanTerms } from './planTerms.ts'

/** What a year costs under one plan, in cents. total = outOfPocket − accountMoney + payroll + surcharges. */
export interface YearCost {
  expenses: Expenses
  /** The sum of the expenses. */
  outOfPocket: number
  accountMoney: number
  payroll: number
  surcharges: number
  total: number
}

/** The mean of many claim orders, in cents, not rounded. */
export interface MeanCost extends Omit<YearCost, 'expenses'> {
  lowestTotal: number
  highestTotal: number
  /** How exact the mean of the totals is. */
  standardError: number
}

/**
 * Simulates a year of claims under every plan that is offered, by plan key, in an order that has no effect. It shares no
 * code with the engine.
 */
export function simulateYear({ document, instance, inputs: posted }: Cell): Map<string, YearCost> {
  const inputs = resolveHousehold(document, instance, posted)
  const claims = listClaims(document, inputs)
  return new Map(
    planTerms(document, inputs).map((terms) => [terms.key, yearCost(terms, claims, inputs.persons.length)]),
  )
}

/** The mean of years that differ only in the dates of their claims: every date that a claim can have is equally likely. */
export function meanOfOrders(
  { document, instance, inputs: posted }: Cell,
  { orders, seed }: { orders: number; seed: number },
): Map<string, MeanCost> {
  const inputs = resolveHousehold(document, instance, posted)
  const random = randomNumbers(seed)
  // Numbers of their own leave the dates as they are without other providers.
  const chances = randomNumbers(-seed)
  const personCount = inputs.persons.length
  const claims = listClaims(document, inputs)
  const plans = planTerms(document, inputs).map((terms) => ({ terms, years: [] as YearCost[] }))
  for (let order = 0; order < orders; order += 1) {
    dateClaims(claims, document, inputs, random)
    for (const claim of claims) claim.chance = chances()
    claims.sort((a, b) => a.date - b.date)
    for (const { terms, years } of plans) years.push(yearCost(terms, claims, personCount))
  }
  return new Map(plans.map(({ terms, years }) => [terms.key, meanCost(years)]))
}

function yearCost(terms: PlanTerms, claims: Claim[], personCount: number): YearCost {
  const { companyMoney, countsAllMoney, excludesCopays, payroll, surcharges } = terms
  const expenses = payClaims(terms, claims, personCount)
  const { deductible, copay, coinsurance, notCovered } = expenses
  const outOfPocket = deductible + copay + coinsurance + notCovered
  const payable = excludesCopays ? deductible + coinsurance : outOfPocket
  const accountMoney = countsAllMoney ? companyMoney : Math.min(companyMoney, payable)
  const total = outOfPocket - accountMoney + payroll + surcharges
  return { expenses, outOfPocket, accountMoney, payroll, surcharges, total }
}

function meanCost(years: YearCost[]): MeanCost {
  const meanOf = (amountOf: (year: YearCost) => number) =>
    years.reduce((sum, year) => sum + amountOf(year), 0) / years.length
  const total = meanOf((year) => year.total)
  const totals = years.map((year) => year.total)
  return {
    outOfPocket: meanOf((year) => year.outOfPocket),
    accountMoney: meanOf((year) => year.accountMoney),
    payroll: meanOf((year) => year.payroll),
    surcharges: meanOf((year) => year.surcharges),
    total,
    lowestTotal: Math.min(...totals),
    highestTotal: Math.max(...totals),
    standardError: Math.sqrt(meanOf((year) => (year.total - total) ** 2) / years.length),
  }
}

/** Numbers from 0 to below 1, always the same for a seed: the generator mulberry32. */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

import type { CoverageCode } from '../../src/contract/inputs.ts'
import { payInOrder, type DatedClaim, type PaidClaim } from './payInOrder.ts'
import { estimateExample, toDocument, type PublishedExample, type PublishedPlan } from './publishedExample.ts'

/** One claim per amount: the person who has it, and its price. */
export type Bills = readonly (readonly [person: number, price: number])[]

/** A household with one claim per bill under one plan. */
export function household(
  coverage: CoverageCode,
  terms: PublishedPlan,
  bills: Bills,
  selfOnlyCap?: number,
): PublishedExample {
  const uses = bills.map(([person]) =>
    Array.from({ length: person + 1 }, (_, index) => (index === person ? 1 : 0)),
  )
  return {
    source: '',
    coverage,
    prices: Object.fromEntries(bills.map(([, price], index) => [`bill${index}`, price])),
    uses: Object.fromEntries(uses.map((own, index) => [`bill${index}`, own])),
    plans: { plan: terms },
    ...(selfOnlyCap !== undefined && { document: { selfOnlyCap } }),
  }
}

/** What the household pays, whatever the order of its claims. */
export function expenses(...parameters: Parameters<typeof household>): number {
  return estimateExample(household(...parameters)).plans.plan!.outOfPocketExpenses
}

/** What is paid for each claim in the order of the source. */
export function inOrder(...[coverage, terms, bills, selfOnlyCap]: Parameters<typeof household>): PaidClaim[] {
  const example = household(coverage, terms, bills, selfOnlyCap)
  const children = Math.max(...bills.map(([person]) => person)) - 1
  const document = toDocument(example)
  const persons = { ...document.persons, EF: { adults: 2 as const, children: Math.max(1, children) } }
  const dated = bills.map(([person], index): DatedClaim => ({ person, service: `bill${index}` }))
  return payInOrder({ ...document, persons }, coverage, dated)
}

import type { PlanCosts } from '../../../../contract/outputs.ts'
import { paychecksOf } from '../outputs.ts'

export interface BarPart {
  /** What the plan costs, or `credit` if the year brings more than it costs; and the mark of the worst case. */
  name: 'paychecks' | 'care' | 'credit' | 'worst'
  /** Dollars on the common scale of all plans. */
  start: number
  end: number
}

/**
 * What a plan's bar consists of: from 0 to the total cost, what the paychecks pay with surcharges and credits, and then
 * care after company money. If one of the two is negative, the other one is shorter by it.
 */
export function barParts(plan: PlanCosts): BarPart[] {
  const { outOfPocketExpenses, hsaFunds, worstCase } = plan
  const paychecks = paychecksOf(plan)
  const total = paychecks + outOfPocketExpenses - hsaFunds
  const paychecksEnd = Math.max(0, Math.min(paychecks, total))
  const parts: BarPart[] = [
    { name: 'paychecks', start: 0, end: paychecksEnd },
    { name: 'care', start: paychecksEnd, end: total },
    { name: 'credit', start: total, end: 0 },
  ]
  return [
    ...parts.filter(({ start, end }) => end - start >= 0.5),
    ...(worstCase == null ? [] : [{ name: 'worst' as const, start: worstCase, end: worstCase }]),
  ]
}

export interface BarScale {
  /** Dollars at the start of the bars: 0, or less if an amount is negative. */
  start: number
  end: number
}

/** The scale that all plans share. */
export function barScale(plans: PlanCosts[]): BarScale {
  const parts = plans.flatMap(barParts)
  const start = Math.min(0, ...parts.map((part) => part.start))
  return { start, end: Math.max(start + 1, ...parts.map((part) => part.end)) }
}

/** The position of an amount on the scale. */
export function toPercent(amount: number, { start, end }: BarScale) {
  return `${(((amount - start) / (end - start)) * 100).toFixed(2)}%`
}

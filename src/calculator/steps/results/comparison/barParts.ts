import type { PlanCosts } from '../../../../contract/outputs.ts'
import { roundToSum } from '../../../rules/roundToSum.ts'

export interface BarPart {
  name: 'paychecks' | 'charges' | 'care' | 'company' | 'credits' | 'total' | 'range' | 'worst'
  /** Dollars on the common scale of all plans. */
  start: number
  end: number
}

/**
 * What a plan's bar consists of. From 0, paychecks, surcharges, and care follow one another, each as long as its amount.
 * From their end, company money and credits lead back to the total cost, which may be negative.
 */
export function barParts(plan: PlanCosts): BarPart[] {
  const { payrollDeduction, surchargeTotal, outOfPocketExpenses, hsaFunds, range, worstCase } = plan
  const total = payrollDeduction + surchargeTotal + outOfPocketExpenses - hsaFunds
  const payrollEnd = Math.max(payrollDeduction, 0)
  const chargesEnd = payrollEnd + Math.max(surchargeTotal, 0)
  const careEnd = chargesEnd + Math.max(outOfPocketExpenses, 0) + Math.max(-hsaFunds, 0)
  const creditsStart = total + Math.max(hsaFunds, 0)
  const parts: BarPart[] = [
    { name: 'paychecks', start: 0, end: payrollEnd },
    { name: 'charges', start: payrollEnd, end: chargesEnd },
    { name: 'care', start: chargesEnd, end: careEnd },
    { name: 'company', start: total, end: creditsStart },
    { name: 'credits', start: creditsStart, end: careEnd },
  ]
  return [
    ...parts.filter(({ start, end }) => end - start >= 0.5),
    { name: 'total', start: total, end: total },
    ...(range ? [{ name: 'range' as const, start: range.low, end: range.high }] : []),
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

const names = ['paychecks', 'charges', 'care', 'company'] as const

interface CostPart {
  name: (typeof names)[number]
  /** Dollars; what reduces the cost is negative. */
  amount: number
}

/**
 * What a plan's total consists of; surcharges and company money only if there are any. Amounts of a paycheck are whole
 * dollars that sum to the rounded total; those of a year are the figures of the best plan and of the table.
 * @param divisor 1 for a year, or the number of paychecks.
 */
export function costParts(plan: PlanCosts, divisor: number): CostPart[] {
  const { payrollDeduction, surchargeTotal, outOfPocketExpenses, hsaFunds } = plan
  const yearly = [payrollDeduction, surchargeTotal, outOfPocketExpenses, -hsaFunds]
  const total = yearly.reduce((sum, amount) => sum + amount)
  const amounts = yearly.map((amount) => amount / divisor)
  const shown = divisor > 1 ? roundToSum(amounts, Math.round(total / divisor)) : amounts
  return names
    .map((name, index) => ({ name, amount: shown[index]! }))
    .filter((_, index) => yearly[index] !== 0 || index % 2 === 0)
}

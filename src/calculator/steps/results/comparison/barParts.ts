import type { PlanCosts } from '../../../../contract/outputs.ts'

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

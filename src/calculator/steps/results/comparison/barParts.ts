import type { PlanCosts } from '../../../../contract/outputs.ts'

export interface BarPart {
  name: 'paychecks' | 'charges' | 'care' | 'company' | 'credits' | 'range' | 'worst'
  /** Dollars on the common scale of all plans. */
  start: number
  end: number
}

/**
 * What a plan's bar consists of. From 0, paychecks, surcharges, and care follow one another up to the total cost; from
 * there, company money and credits, up to what would be paid without them. With a negative total, these begin left of 0.
 */
export function barParts(plan: PlanCosts): BarPart[] {
  const { payrollDeduction, surchargeTotal, outOfPocketExpenses, hsaFunds, range, worstCase } = plan
  const total = payrollDeduction + surchargeTotal + outOfPocketExpenses - hsaFunds
  const paid = Math.max(total, 0)
  const payrollEnd = Math.max(payrollDeduction, 0)
  const chargesEnd = payrollEnd + Math.max(surchargeTotal, 0)
  const full = chargesEnd + Math.max(outOfPocketExpenses, 0) + Math.max(-hsaFunds, 0)
  const companyEnd = total + Math.max(hsaFunds, 0)
  const parts: BarPart[] = [
    { name: 'paychecks', start: 0, end: Math.min(payrollEnd, paid) },
    { name: 'charges', start: payrollEnd, end: Math.min(chargesEnd, paid) },
    { name: 'care', start: chargesEnd, end: paid },
    { name: 'company', start: total, end: companyEnd },
    { name: 'credits', start: companyEnd, end: full },
  ]
  return [
    ...parts.filter(({ start, end }) => end - start >= 0.5),
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

import { formatMoney } from '../cells/money.ts'

/** The properties with amounts per year and per payroll deduction. */
export const units = ['yearly', 'perPay'] as const

export type Unit = (typeof units)[number]

export const unitTitles: Record<Unit, string> = { yearly: 'Per year', perPay: 'Per paycheck' }

/** How an amount in this unit is written next to amounts in the other. */
export const unitSuffixes: Record<Unit, string> = { yearly: 'a year', perPay: 'per paycheck' }

/**
 * Converts dollars per year and per paycheck into each other.
 * @returns null if the amount is not a whole number of cents in the other unit
 */
export function convertAmount(amount: number, from: Unit, to: Unit, paychecks: unknown): number | null {
  if (from === to) return amount
  if (typeof paychecks !== 'number' || !Number.isInteger(paychecks) || paychecks < 1) return null
  const cents = Math.round(amount * 100)
  if (cents / 100 !== amount) return null
  if (to === 'yearly') return (cents * paychecks) / 100
  return cents % paychecks === 0 ? cents / paychecks / 100 : null
}

/** Why an amount cannot be converted, and what to do. */
export function explainConversion(amount: number, from: Unit, to: Unit, paychecks: unknown): string {
  const name = `${formatMoney(amount)} ${unitSuffixes[from]}`
  return paychecks === undefined
    ? `${name} cannot be converted, because the number of payroll deductions in a year is not known. Enter it under Rates → Payroll deductions, then write this again.`
    : `${name} is not a whole number of cents ${unitSuffixes[to]}, with ${JSON.stringify(paychecks)} a year. Write the amount ${unitSuffixes[to]}.`
}

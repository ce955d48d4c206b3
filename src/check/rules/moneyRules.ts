import type { PlansDocument } from '../../contract/plans.ts'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'
import { amountsIn, type Amount } from './amounts.ts'
import { findHighPayroll, findLowPayroll } from './payroll/payrollMagnitude.ts'
import { arePayPeriodsWrong, reliableRows } from './payroll/reliablePayroll.ts'
import type { PlansRule } from './Rule.ts'
import { isTypical } from './typicalAmounts.ts'
import { acceptIfIntended, formatDollars } from './wording.ts'

/** Amounts far outside their typical range. They may be correct, so the rules only warn and fix nothing. */
export const moneyRules: readonly PlansRule[] = [
  {
    code: 'money-like-cents',
    severity: 'warning',
    title: 'Money is in dollars.',
    check: ({ plans }) => [
      ...findHighPayroll(reliableRows(plans)),
      ...reportByGroup(reliableAmounts(plans), ({ amount, typical }) => amount > typical.max, describeCents),
    ],
  },
  {
    code: 'money-like-a-month',
    severity: 'warning',
    title: 'Yearly amounts are for a whole year.',
    check: ({ plans }) => [
      ...findLowPayroll(reliableRows(plans)),
      ...reportByGroup(
        reliableAmounts(plans),
        (amount) => amount.basis === 'year' && isTooLow(amount),
        describeMonthly,
      ),
    ],
  },
  {
    code: 'money-like-thousands',
    severity: 'warning',
    title: 'Limits have no thousands separator.',
    check: ({ plans }) =>
      reportByGroup(
        reliableAmounts(plans),
        (amount) => amount.basis === 'limit' && isTooLow(amount),
        describeThousands,
      ),
  },
]

function reliableAmounts(plans: PlansDocument): Amount[] {
  const amounts = amountsIn(plans)
  return arePayPeriodsWrong(plans) ? amounts.filter(({ perPay }) => perPay === undefined) : amounts
}

function isTooLow({ amount, typical }: Amount) {
  return amount > 0 && amount < typical.min
}

/** If at least two amounts and a third of a group have the same problem, reports it once, for the group. */
function reportByGroup(
  amounts: Amount[],
  hasProblem: (amount: Amount) => boolean,
  describe: (amount: Amount, otherCount: number) => UnlocatedDiagnostic,
): UnlocatedDiagnostic[] {
  const affected = amounts.filter(hasProblem)
  const inGroup = (list: Amount[], group: string) => list.filter((each) => each.group === group)
  return affected.flatMap((amount) => {
    const similar = inGroup(affected, amount.group)
    if (similar.length === 1 || similar.length * 3 < inGroup(amounts, amount.group).length)
      return [describe(amount, 0)]
    return amount === similar[0] ? [{ ...describe(amount, similar.length - 1), pointer: amount.group }] : []
  })
}

function describeCents({ pointer, amount, typical }: Amount, otherCount: number): UnlocatedDiagnostic {
  const cause = isTypical(typical, amount / 100)
    ? `, and ${otherCount > 0 ? 'look like amounts' : 'looks like an amount'} in cents`
    : ''
  return {
    pointer,
    message: `${subject(formatDollars(amount), otherCount)} far more than usual${cause}.`,
    help: `Write ${otherCount > 0 ? 'them' : 'it'} in dollars; ${acceptIfIntended}`,
  }
}

function describeThousands({ pointer, amount }: Amount, otherCount: number): UnlocatedDiagnostic {
  return {
    pointer,
    message: `${subject(formatDollars(amount), otherCount)} far less than a limit usually is.`,
    help: `Write $1,500 as 1500, without a point or comma; ${acceptIfIntended}`,
  }
}

function describeMonthly(
  { pointer, amount, perPay, perPaycheck }: Amount,
  otherCount: number,
): UnlocatedDiagnostic {
  if (perPay !== undefined)
    return {
      pointer,
      message: `${subject(`${formatDollars(perPay)} per pay period (${formatDollars(amount)} a year)`, otherCount)} far less than usual.`,
      help: `Check that 'payPeriods' is the number of payroll deductions a year, and that this is the amount of one; ${acceptIfIntended}`,
    }
  if (perPaycheck !== undefined)
    return {
      pointer,
      message: `${subject(`${formatDollars(perPaycheck)} per paycheck (${formatDollars(amount)} a year)`, otherCount)} far less than usual.`,
      help: `Check that 'paychecks' is the number of paychecks a year, and that this is the amount of one; ${acceptIfIntended}`,
    }
  return {
    pointer,
    message: `${subject(`${formatDollars(amount)} a year`, otherCount)} far less than usual, and ${otherCount > 0 ? 'look like amounts' : 'looks like the amount'} for a month or a pay period.`,
    help: `Write the amount for a year${describeAlternative(pointer)}; ${acceptIfIntended}`,
  }
}

function describeAlternative(pointer: string) {
  if (pointer.includes('/account/match/')) return ''
  return pointer.includes('/account/')
    ? `, or add "per": "paycheck" to the account`
    : ", or use 'perPay' with 'payPeriods'"
}

function subject(amount: string, otherCount: number) {
  return otherCount > 0 ? `${amount} and ${otherCount} more here are` : `${amount} is`
}

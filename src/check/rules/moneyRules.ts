import type { PlansDocument } from '../../contract/plans.ts'
import { amountsOf, type Amount } from './amounts.ts'
import { dollars } from './dollars.ts'
import { ifMeant } from './ifMeant.ts'
import { isPayPeriodsToBlame, reliableRows } from './payPeriods.ts'
import { payrollTooLittle } from './payrollTooLittle.ts'
import { payrollTooMuch } from './payrollTooMuch.ts'
import type { PlansRule } from './Rule.ts'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'
import { isWithin } from './typicalAmounts.ts'

/** Amounts of another size than any client has. Nothing is certain of them, so that a human decides. */
export const moneyRules: readonly PlansRule[] = [
  {
    code: 'money-like-cents',
    severity: 'warning',
    title: 'Money is in dollars.',
    check: ({ plans }) => [
      ...payrollTooMuch(reliableRows(plans)),
      ...oddTogether(reliableAmounts(plans), ({ amount, usual }) => amount > usual.most, tooMuch),
    ],
  },
  {
    code: 'money-like-a-month',
    severity: 'warning',
    title: 'Yearly amounts are for a whole year.',
    check: ({ plans }) => [
      ...payrollTooLittle(reliableRows(plans)),
      ...oddTogether(
        reliableAmounts(plans),
        (amount) => amount.of === 'year' && isTooLittle(amount),
        tooLittle,
      ),
    ],
  },
  {
    code: 'money-like-thousands',
    severity: 'warning',
    title: 'Limits have no thousands separator.',
    check: ({ plans }) =>
      oddTogether(
        reliableAmounts(plans),
        (amount) => amount.of === 'limit' && isTooLittle(amount),
        likeThousands,
      ),
  },
]

function reliableAmounts(plans: PlansDocument): Amount[] {
  const amounts = amountsOf(plans)
  return isPayPeriodsToBlame(plans) ? amounts.filter(({ perPay }) => perPay === undefined) : amounts
}

function isTooLittle({ amount, usual }: Amount) {
  return amount > 0 && amount < usual.least
}

/** A slip that a third of the amounts of a row or a list have is one slip, and told once. */
function oddTogether(
  amounts: Amount[],
  isOdd: (amount: Amount) => boolean,
  say: (amount: Amount, others: number) => UnlocatedDiagnostic,
): UnlocatedDiagnostic[] {
  const odd = amounts.filter(isOdd)
  const beside = (list: Amount[], { together }: Amount) => list.filter((each) => each.together === together)
  return odd.flatMap((amount) => {
    const same = beside(odd, amount)
    if (same.length === 1 || same.length * 3 < beside(amounts, amount).length) return [say(amount, 0)]
    return amount === same[0] ? [{ ...say(amount, same.length - 1), pointer: amount.together }] : []
  })
}

function tooMuch({ pointer, amount, usual }: Amount, others: number): UnlocatedDiagnostic {
  const looks = isWithin(usual, amount / 100)
    ? `, and ${others > 0 ? 'look like amounts' : 'looks like an amount'} in cents`
    : ''
  return {
    pointer,
    message: `${subject(dollars(amount), others)} far more than usual${looks}.`,
    help: `Write ${others > 0 ? 'them' : 'it'} in dollars; ${ifMeant}`,
  }
}

function likeThousands({ pointer, amount }: Amount, others: number): UnlocatedDiagnostic {
  return {
    pointer,
    message: `${subject(dollars(amount), others)} far less than a limit usually is.`,
    help: `Write the whole amount without a point or comma, as 1500 for $1,500; ${ifMeant}`,
  }
}

function tooLittle({ pointer, amount, perPay }: Amount, others: number): UnlocatedDiagnostic {
  if (perPay !== undefined)
    return {
      pointer,
      message: `${subject(`${dollars(perPay)} per pay period, which is ${dollars(amount)} a year,`, others)} far less than usual.`,
      help: `Check that 'payPeriods' is how many payroll deductions a year has, and this is the amount of one; ${ifMeant}`,
    }
  const isOfCompany = pointer.includes('/companyMoney/')
  return {
    pointer,
    message: `${subject(`${dollars(amount)} a year`, others)} far less than usual, and ${others > 0 ? 'look like amounts' : 'looks like the amount'} for a month or a pay period.`,
    help: `Write the amount for a year${isOfCompany ? '' : ", or give it as 'perPay' with 'payPeriods'"}; ${ifMeant}`,
  }
}

function subject(amount: string, others: number) {
  return others > 0 ? `${amount} and ${others} more here are` : `${amount} is`
}

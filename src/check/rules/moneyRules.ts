import { type FindingText, type PlansRule, toRules } from '../LinterRule.ts'
import { amountsIn, type Amount } from './amounts.ts'
import { isTypical } from './typicalAmounts.ts'
import { acceptIfIntended, formatDollars } from './wording.ts'

/** Amounts far outside their typical range. They may be correct, so the rules only warn and fix nothing. */
export const moneyRules = toRules<PlansRule>('warning', {
  'money-like-cents': {
    title: 'Money is in dollars.',
    fails: '"individual": 150000',
    passes: '"individual": 1500',
    check: reportByGroup(({ amount, typical }) => amount > typical.max, describeHigh),
  },
  'money-like-a-month': {
    title: 'Yearly amounts are for a whole year.',
    fails: '"yearly": { "EE": 150, … }',
    passes: '"yearly": { "EE": 1800, … }',
    check: reportByGroup((amount) => amount.basis === 'year' && isTooLow(amount), describeMonthly),
  },
  'money-like-thousands': {
    title: 'Limits have no thousands separator.',
    fails: '"individual": 1.5',
    passes: '"individual": 1500',
    check: reportByGroup((amount) => amount.basis === 'limit' && isTooLow(amount), describeThousands),
  },
})

function isTooLow({ amount, typical }: Amount) {
  return amount > 0 && amount < typical.min
}

/** If at least two amounts and a third of a group have the same problem, reports it once, for the group. */
function reportByGroup(
  hasProblem: (amount: Amount) => boolean,
  describe: (amount: Amount, otherCount: number) => FindingText,
): PlansRule['check'] {
  return ({ plans }) => {
    const groups = new Map<string, Amount[]>()
    for (const amount of amountsIn(plans))
      groups.set(amount.group, [...(groups.get(amount.group) ?? []), amount])
    return [...groups].map(([group, amounts]) => {
      const affected = amounts.filter(hasProblem)
      const [first, ...others] = affected
      return first && others.length > 0 && affected.length * 3 >= amounts.length
        ? { pointer: group, ...describe(first, others.length) }
        : affected.map((amount) => ({ pointer: amount.pointer, ...describe(amount, 0) }))
    })
  }
}

function describeHigh(amount: Amount, otherCount: number): FindingText {
  const isInCents = amount.perPay === undefined && isTypical(amount.typical, amount.amount / 100)
  const cause = `, and ${otherCount > 0 ? 'look like amounts' : 'looks like an amount'} in cents`
  return {
    message: `${subject(amount, otherCount)} far more than usual${isInCents ? cause : ''}.`,
    help: `Write ${otherCount > 0 ? 'them' : 'it'} in dollars${amount.perPay === undefined ? '' : ", for one pay period, or use 'yearly' instead of 'perPay'"}; ${acceptIfIntended}`,
  }
}

function describeThousands(amount: Amount, otherCount: number): FindingText {
  return {
    message: `${subject(amount, otherCount)} far less than a limit usually is.`,
    help: `Write $1,500 as 1500, without a point or comma; ${acceptIfIntended}`,
  }
}

function describeMonthly(amount: Amount, otherCount: number): FindingText {
  const isYearly = amount.perPay === undefined && amount.perPaycheck === undefined
  const cause = `, and ${otherCount > 0 ? 'look like amounts' : 'looks like the amount'} for a month or a pay period`
  const periods = amount.perPay === undefined ? 'paychecks' : 'payPeriods'
  return {
    message: `${subject(amount, otherCount)} far less than usual${isYearly ? cause : ''}.`,
    help: isYearly
      ? `Write the amount for a year, or 'perPay' with 'payPeriods' (in an account, "per": "paycheck"); ${acceptIfIntended}`
      : `Check that '${periods}' is their number in a year, and that this is the amount of one; ${acceptIfIntended}`,
  }
}

function subject({ basis, amount, perPay, perPaycheck }: Amount, otherCount: number) {
  const perYear = `${formatDollars(amount)}${basis === 'year' ? ' a year' : ''}`
  const perPeriod = perPay ?? perPaycheck
  const unit = perPay === undefined ? 'paycheck' : 'pay period'
  const text = perPeriod === undefined ? perYear : `${formatDollars(perPeriod)} per ${unit} (${perYear})`
  return otherCount > 0 ? `${text} and ${otherCount} more here are` : `${text} is`
}

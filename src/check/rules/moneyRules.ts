import type { PlansDocument } from '../../contract/plans.ts'
import { type Finding, type PlansRule, toRules, type Findings } from '../LinterRule.ts'
import { amountsIn, type Amount, surchargeAmounts } from './amounts.ts'
import {
  findHighPayroll,
  findLowPayroll,
  arePayPeriodsWrong,
  reliableRows,
} from './payroll/reliablePayroll.ts'
import { isTypical } from './typicalAmounts.ts'
import { acceptIfIntended, formatDollars } from './wording.ts'
import type { YearDocuments } from '../../contract/consistency/Rule.ts'

/** Amounts far outside their typical range. They may be correct, so the rules only warn and fix nothing. */
export const moneyRules = toRules<PlansRule>('warning', {
  'money-like-cents': {
    title: 'Money is in dollars.',
    why: 'An amount in cents counts 100 times as much.',
    fails: '"allowedAmount": 14500',
    passes: '"allowedAmount": 145',
    check: ({ plans }) => [
      findHighPayroll(reliableRows(plans)),
      reportByGroup(reliableAmounts(plans), ({ amount, typical }) => amount > typical.max, describeCents),
    ],
  },
  'money-like-a-month': {
    title: 'Yearly amounts are for a whole year.',
    why: 'A monthly amount in place of a yearly one counts only a twelfth.',
    fails: '"yearly": { "EE": 150, … }',
    passes: '"yearly": { "EE": 1800, … }',
    check: ({ plans }) => [
      findLowPayroll(reliableRows(plans)),
      reportByGroup(
        reliableAmounts(plans),
        (amount) => amount.basis === 'year' && isTooLow(amount),
        describeMonthly,
      ),
    ],
  },
  'money-like-thousands': {
    title: 'Limits have no thousands separator.',
    why: '1.5 means $1.50, not $1,500.',
    fails: '"individual": 1.5',
    passes: '"individual": 1500',
    check: ({ plans }) =>
      reportByGroup(
        reliableAmounts(plans),
        (amount) => amount.basis === 'limit' && isTooLow(amount),
        describeThousands,
      ),
  },
})

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
  describe: (amount: Amount, otherCount: number) => Finding,
): Findings {
  const affected = amounts.filter(hasProblem)
  const inGroup = (list: Amount[], group: string) => list.filter((each) => each.group === group)
  return affected.flatMap((amount) => {
    const similar = inGroup(affected, amount.group)
    if (similar.length === 1 || similar.length * 3 < inGroup(amounts, amount.group).length)
      return [describe(amount, 0)]
    return amount === similar[0] && { ...describe(amount, similar.length - 1), pointer: amount.group }
  })
}

function describeCents({ pointer, amount, typical }: Amount, otherCount: number): Finding {
  const cause = isTypical(typical, amount / 100)
    ? `, and ${otherCount > 0 ? 'look like amounts' : 'looks like an amount'} in cents`
    : ''
  return {
    pointer,
    message: `${subject(formatDollars(amount), otherCount)} far more than usual${cause}.`,
    help: `Write ${otherCount > 0 ? 'them' : 'it'} in dollars; ${acceptIfIntended}`,
  }
}

function describeThousands({ pointer, amount }: Amount, otherCount: number): Finding {
  return {
    pointer,
    message: `${subject(formatDollars(amount), otherCount)} far less than a limit usually is.`,
    help: `Write $1,500 as 1500, without a point or comma; ${acceptIfIntended}`,
  }
}

function describeMonthly({ pointer, amount, perPay, perPaycheck }: Amount, otherCount: number): Finding {
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

/** Words in a statement for topics that employers reward, and for topics that they charge for. */
const rewardedTopic =
  /\bwell(ness|-?being)\b|\bbiometric|\bhealth (risk )?(assessment|screening|survey|questionnaire)|\b(annual|preventive) (physical|exam|care|visit)|\bvaccinat|\bgym\b|\bfitness\b|\bcoaching\b|\b(cessation|quit)\b/i
const chargedTopic = /tobacco|nicotine|\bsmok|\bvap(e|ing)\b|\bcigar/i

/** Words for the amount itself. */
const creditWord = /\b(credit|discount|incentive|reward|rebate)s?\b/i
const surchargeWord = /\b(surcharges?|penalt(y|ies))\b/i

const negations =
  /\b(not|no|never|nobody|none|neither|without|miss(ed)?|skip(ped)?|fail(ed)?|declin(e|ed)|refused?|opt(ed)? out|former(ly)?)\b|n['\u2019]t\b|\bnon-?(?=smok|tobacco|user)|(tobacco|nicotine|smoke)[- ]free\b|\bfree (of|from)\b/gi

/** A wrong sign turns a credit into a surcharge: the estimate is off by twice the amount. */
export function checkSurchargeSigns({ instance, plans: { surcharges } }: YearDocuments): Findings {
  const statements = new Map(instance.surcharges.map(({ id, statement }) => [id, statement]))
  return surcharges.flatMap((surcharge, index) => {
    const statement = statements.get(surcharge.id) ?? ''
    const { amounts, isYearly } = surchargeAmounts(surcharge, index)
    const { pointer, amount } = amounts.find((each) => each.amount !== 0) ?? { pointer: '', amount: 0 }
    const expected = expectedSign(statement)
    if (expected === undefined || amount === 0 || Math.sign(amount) === expected) return []
    const [kind, raises] = expected < 0 ? ['a credit', 'raises'] : ['a surcharge', 'lowers']
    return {
      pointer,
      message: `'${statement}' reads like ${kind}, but it ${raises} what employees pay by ${formatDollars(Math.abs(amount))} ${isYearly ? 'a year' : 'per pay period'}.`,
      help: `Write ${-amount} for ${kind}; ${acceptIfIntended}`,
    }
  })
}

/** Undefined if the statement does not say, or if its topic contradicts its word for the amount. */
function expectedSign(statement: string): 1 | -1 | undefined {
  const byTopic = signByTopic(statement)
  const isCredit = creditWord.test(statement)
  if (isCredit === surchargeWord.test(statement)) return byTopic
  return byTopic === (isCredit ? -1 : 1) ? byTopic : undefined
}

function signByTopic(statement: string): 1 | -1 | undefined {
  const isRewarded = rewardedTopic.test(statement)
  const matchedNegations = statement.match(negations) ?? []
  if (isRewarded === chargedTopic.test(statement) || matchedNegations.length > 1) return undefined
  return isRewarded === matchedNegations.length > 0 ? 1 : -1
}

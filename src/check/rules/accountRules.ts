import type { Plan, PlansDocument } from '../../contract/plans.ts'
import { checkEachPlan } from './payments.ts'
import { type PlansRule, toRules, type Findings } from '../LinterRule.ts'
import { acceptIfIntended, formatDollars } from './wording.ts'
import type { Instance } from '../../contract/instance.ts'
import { surchargeAmounts } from './amounts.ts'
import type { YearDocuments } from '../../contract/consistency/Rule.ts'

export const accountRules = toRules<PlansRule>('warning', {
  'surcharge-sign': {
    title: 'A surcharge is above zero, and a credit below.',
    fails: '"I use tobacco": "yearly": -600',
    passes: '"I use tobacco": "yearly": 600',
    check: checkSurchargeSigns,
  },
  'account-property': {
    title: 'Every property of an account fits its type and has an effect.',
    why: 'Employees keep the money in an HSA only, and only an HRA is limited to some expenses.',
    fails: '"account": { "type": "HRA", "counts": "full", … }',
    passes: '"account": { "type": "HRA", … }',
    check: ({ instance, plans: { plans, savingsStyles } }) =>
      checkEachPlan(
        plans,
        ({ account }, pointer) =>
          account && checkProperties(account, `${pointer}/account`, instance, savingsStyles),
      ),
  },
  'credit-into-account': {
    title: 'What is paid into an account is a credit, and a plan has the account.',
    why: 'The credit counts as company money under plans with an account, and as nothing under the others.',
    fails: '{ "id": "wellness", "yearly": 300, "paidIntoAccount": true }',
    passes: '{ "id": "wellness", "yearly": -300, "paidIntoAccount": true }',
    check: ({ plans: { surcharges, plans } }) =>
      surcharges.flatMap((surcharge, index) => {
        if (!surcharge.paidIntoAccount) return []
        const keys = surcharge.plans ?? plans.map(({ key }) => key)
        const hasAccount = plans.some(({ key, account }) => account && keys.includes(key))
        return [
          ...surchargeAmounts(surcharge, index)
            .amounts.filter(({ amount }) => amount > 0)
            .slice(0, 1)
            .map(({ pointer, amount }) => ({
              pointer,
              message: `The company pays this into an account, but ${formatDollars(amount)} is a surcharge.`,
              help: `Write ${-amount} for a credit, or remove 'paidIntoAccount'.`,
            })),
          !hasAccount && {
            pointer: `/surcharges/${index}/paidIntoAccount`,
            message: `${surcharge.plans ? 'None of its plans has' : 'No plan has'} an account, so nobody gets this credit.`,
            help: "Remove 'paidIntoAccount', so that the credit lowers the payroll deduction.",
          },
        ]
      }),
  },
})

type Account = NonNullable<Plan['account']>

function checkProperties(
  { type, per, installments, counts, match, pays }: Account,
  pointer: string,
  { features }: Instance,
  savingsStyles: PlansDocument['savingsStyles'],
): Findings {
  // The match counts for employees whose savings style does not avoid their own money.
  const isMatchCounted = features.savings && savingsStyles.some(({ avoidsOwnMoney }) => !avoidsOwnMoney)
  const rows: [name: string, isWrong: boolean, message: string, help: string][] = [
    [
      'counts',
      counts === 'full' && type !== 'HSA',
      `The money in an ${type} always counts up to the expenses, because employees do not keep the rest.`,
      "Remove 'counts'.",
    ],
    [
      'match',
      match !== undefined && type !== 'HSA',
      `The company matches what employees pay into an HSA, but this is an ${type}.`,
      "Remove 'match', or correct the type of the account.",
    ],
    [
      'match',
      match !== undefined && type === 'HSA' && !isMatchCounted,
      'The match counts for nobody: it needs a savings style that does not avoid own money.',
      "Switch 'savings' on in instance.json and let a style not avoid own money (\"avoidsOwnMoney\": false), or remove 'match'.",
    ],
    [
      'installments',
      installments !== undefined && per === 'paycheck',
      'The company pays with each paycheck, so its money does not come in installments.',
      'Remove \'installments\', or do not pay it per paycheck ("per": "paycheck").',
    ],
    [
      'installments',
      installments !== undefined && type === 'FSA',
      // The uniform coverage rule of Proposed Treasury Regulations section 1.125-5(d).
      'By law, all money of an FSA can be used from the first day, so it does not come in installments.',
      "Remove 'installments', or correct the type of the account.",
    ],
    [
      'pays',
      pays === 'deductible-and-coinsurance' && type !== 'HRA',
      `Only an HRA limits what its money pays, but this is an ${type}.`,
      "Remove 'pays', or correct the type of the account.",
    ],
  ]
  return rows
    .filter(([, isWrong]) => isWrong)
    .map(([name, , message, help]) => ({ pointer: `${pointer}/${name}`, message, help }))
}

/** Statements about what employers charge for, and about what they reward. */
const charged = /tobacco|nicotine|\bsmok|\bvap(e|ing)\b|\bcigar|\bsurcharges?\b|\bpenalt(y|ies)\b/i
const rewarded =
  /\bwell(ness|-?being)\b|\bbiometric|\bhealth (risk )?(assessment|screening|survey)|\bvaccinat|\bgym\b|\bcessation\b|\b(credit|discount|incentive|reward|rebate)s?\b/i

/** With one of these words, a statement may mean the opposite. */
const negation =
  /\b(not|no|nobody|none|never|neither|without|declined?|former(ly)?)\b|n['\u2019]t\b|\bnon-?|[- ]free\b|\bfree of\b/i

/** A wrong sign turns a credit into a surcharge: the estimate is off by twice the amount. */
function checkSurchargeSigns({ instance, plans: { surcharges } }: YearDocuments): Findings {
  const statements = new Map(instance.surcharges.map(({ id, statement }) => [id, statement]))
  return surcharges.map((surcharge, index) => {
    const statement = statements.get(surcharge.id) ?? ''
    const { amounts, isYearly } = surchargeAmounts(surcharge, index)
    const found = amounts.find(({ amount }) => amount !== 0)
    const isCredit = rewarded.test(statement)
    if (!found || isCredit === charged.test(statement) || negation.test(statement)) return []
    if (isCredit === found.amount < 0) return []
    const [kind, raises] = isCredit ? ['a credit', 'raises'] : ['a surcharge', 'lowers']
    return {
      pointer: found.pointer,
      message: `'${statement}' reads like ${kind}, but it ${raises} what employees pay by ${formatDollars(Math.abs(found.amount))} ${isYearly ? 'a year' : 'per pay period'}.`,
      help: `Write ${-found.amount} for ${kind}; ${acceptIfIntended}`,
    }
  })
}

import type { Plan, PlansDocument } from '../../contract/plans.ts'
import { checkEachPlan } from './payments.ts'
import { type PlansRule, toRules, type Findings } from '../LinterRule.ts'
import { formatDollars } from './wording.ts'
import type { Instance } from '../../contract/instance.ts'
import { surchargeAmounts } from './amounts.ts'
import { checkSurchargeSigns } from './moneyRules.ts'

/** Surcharges, what the company pays into accounts, and what accounts pay. */
export const accountRules = toRules<PlansRule>('warning', {
  'surcharge-sign': {
    title: 'A surcharge is above zero, and a credit below.',
    why: 'A surcharge below zero is a credit, so employees would be paid for it.',
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
          account && [
            checkType(account, `${pointer}/account`),
            checkMatch(account, `${pointer}/account`, instance, savingsStyles),
          ],
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
  'explorer-without-account': {
    title: 'The account explorer is switched off only if a plan has an account.',
    why: 'Only results of a plan with an account have the explorer, so there is nothing to hide.',
    fails: '"accountExplorer": false, and no plan has an account',
    passes: '"accountExplorer": false, and a plan has "account": { "type": "HSA", … }',
    check: ({ instance: { features }, plans: { plans } }) =>
      !features.accountExplorer &&
      !plans.some(({ account }) => account) && {
        pointer: '/plans',
        message: "'accountExplorer' is off in instance.json, which has no effect: no plan has an account.",
        help: "Remove 'accountExplorer' from instance.json, or add the account of a plan.",
      },
  },
})

type Account = NonNullable<Plan['account']>

function checkType({ type, counts, match, pays }: Account, pointer: string): Findings {
  const isHsa = type === 'HSA'
  return [
    counts === 'full' &&
      !isHsa && {
        pointer: `${pointer}/counts`,
        message: `The money in an ${type} always counts up to the expenses, because employees do not keep the rest.`,
        help: "Remove 'counts'.",
      },
    match &&
      !isHsa && {
        pointer: `${pointer}/match`,
        message: `The company matches what employees pay into an HSA, but this is an ${type}.`,
        help: "Remove 'match', or correct the type of the account.",
      },
    pays === 'deductible-and-coinsurance' &&
      type !== 'HRA' && {
        pointer: `${pointer}/pays`,
        message: `Only an HRA limits what its money pays, but this is an ${type}.`,
        help: "Remove 'pays', or correct the type of the account.",
      },
  ]
}

/** The match counts for employees whose savings style does not avoid their own money. */
function checkMatch(
  { type, match }: Account,
  pointer: string,
  { features }: Instance,
  savingsStyles: PlansDocument['savingsStyles'],
): Findings {
  const isCounted = features.savings && savingsStyles.some(({ avoidsOwnMoney }) => !avoidsOwnMoney)
  if (type !== 'HSA' || !match || isCounted) return []
  return {
    pointer: `${pointer}/match`,
    message: `The match counts for nobody, because ${features.savings ? 'every savings style avoids own money' : 'employees are not asked how they like to save'}.`,
    help: `${features.savings ? 'Write "avoidsOwnMoney": false for a savings style' : "Switch 'savings' on in instance.json"}, or remove 'match'.`,
  }
}

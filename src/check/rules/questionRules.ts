import type { Id, Instance } from '../../contract/instance.ts'
import { findPayrollRow, isOffered, type Employment } from '../../contract/offers.ts'
import { questionsOf, type PersonalQuestion } from '../../contract/personalQuestions.ts'
import type { Plan, PlansDocument } from '../../contract/plans.ts'
import { surchargeAmounts } from './amounts.ts'
import { type PlansRule, type Findings, toRules } from '../LinterRule.ts'
import { checkEachPlan } from './payments.ts'

/** What the answers to a personal question change. */
interface Effect {
  pointer: string
  /** The effect of each answer, as a string to compare. */
  effects: (instance: Instance, plans: PlansDocument) => string[]
  message: string
  help: string
}

const effectsByFlag: Record<PersonalQuestion['flag'], Effect> = {
  locations: {
    pointer: '/locations',
    effects: ({ locations }, { locations: rows, plans }) => {
      const factors = rows.map(({ factor }) => String(factor))
      if (locationsIn(plans).length === 0 || new Set(factors).size > 1) return factors
      return locations.map(({ id: location }) =>
        [null, ...salaryBandsIn(plans)]
          .flatMap((salaryBand) => toKeys(plans, { location, salaryBand }))
          .join(),
      )
    },
    message: 'Employees are asked for their location, but all locations have the same factor.',
    help: "Write the factor of each, such as 1.1 where care is 10% more expensive, or switch 'locations' off in instance.json.",
  },
  salaryBands: {
    pointer: '/plans/0/payroll',
    effects: ({ salaryBands }, { plans }) =>
      salaryBands.map(({ id: salaryBand }) =>
        [null, ...locationsIn(plans)].flatMap((location) => toKeys(plans, { location, salaryBand })).join(),
      ),
    message: 'Employees are asked for their salary band, but every plan deducts the same in all bands.',
    help: "Write a row with its 'salaryBand' for each band, or switch 'salaryBands' off in instance.json.",
  },
  savings: {
    pointer: '/savingsStyles',
    effects: (_, { savingsStyles }) => savingsStyles.map(({ avoidsOwnMoney }) => String(avoidsOwnMoney)),
    message: "Employees are asked how they like to save, but 'avoidsOwnMoney' is the same in all styles.",
    help: "Write true for employees who prefer not to save and false for the others, or switch 'savings' off in instance.json.",
  },
}

/** Questions without an effect, and effects without a question. */
export const questionRules = toRules<PlansRule>('warning', {
  'no-effect-question': {
    title: 'Every question makes a difference.',
    why: 'Employees answer a question that does not change what they pay.',
    fails: '"locations": [{ "id": "boise", "factor": 1 }, { "id": "reno", "factor": 1 }]',
    passes: '"locations": [{ "id": "boise", "factor": 1 }, { "id": "reno", "factor": 1.15 }]',
    check: ({ instance, plans }) => [
      questionsOf(instance).map(({ flag }): Findings => {
        const { pointer, message, help, effects } = effectsByFlag[flag]
        const texts = effects(instance, plans)
        return texts.length > 1 && new Set(texts).size === 1 && { pointer, message, help }
      }),
      plans.surcharges.map(checkSurcharge),
    ],
  },
  // Without the question, no employee is offered such a plan, and such a payroll row or company money has no effect.
  'offer-without-question': {
    title: 'Plans depend on the location or the salary band only if employees are asked for it.',
    why: 'Nobody has the location or the salary band, so nobody gets the plan or the amounts.',
    fails: '"locations": false in features, and a plan with "locations": ["boise"]',
    passes: '"locations": true in features',
    check: ({ instance: { features }, plans: { plans } }) =>
      questions
        .filter(({ flag }) => !features[flag])
        .map((question) => {
          // Another rule reports that no plan is offered.
          const isAnyForAll = plans.some((plan) => plan[question.flag] === undefined)
          return isAnyForAll && checkEachPlan(plans, (plan, pointer) => checkPlan(plan, pointer, question))
        }),
  },
})

function checkSurcharge(surcharge: PlansDocument['surcharges'][number], index: number): Findings {
  const { pointer, amounts } = surchargeAmounts(surcharge, index)
  return (
    amounts.every(({ amount }) => amount === 0) && {
      pointer,
      message: 'Employees are asked about this, but no answer changes what they pay.',
      help: 'Write what it costs (below 0 for a credit), or remove it from both files.',
    }
  )
}

/** What the plans depend on beside claims, as strings to compare: payroll deductions and the company's money. */
function toKeys(plans: Plan[], employment: Employment): string[] {
  return plans.map((plan) => {
    if (!isOffered(plan, employment)) return 'not offered'
    const row = findPayrollRow(plan.payroll, employment)
    const money = plan.account?.companyMoneyByBand?.find(
      ({ salaryBand }) => salaryBand === employment.salaryBand,
    )
    return JSON.stringify([row?.yearly ?? row?.perPay, money?.amounts].map(sortTiers))
  })
}

/** The locations on which a plan depends. */
function locationsIn(plans: Plan[]): Id[] {
  const ids = plans.flatMap(({ locations = [], payroll }) => [
    ...locations,
    ...payroll.flatMap(({ location = [] }) => location),
  ])
  return [...new Set(ids)]
}

/** The salary bands on which a plan depends. */
function salaryBandsIn(plans: Plan[]): Id[] {
  const ids = plans.flatMap(({ salaryBands = [], payroll, account }) => [
    ...salaryBands,
    ...[...payroll, ...(account?.companyMoneyByBand ?? [])].flatMap(({ salaryBand = [] }) => salaryBand),
  ])
  return [...new Set(ids)]
}

function sortTiers(amounts: object = {}) {
  return Object.entries(amounts).toSorted(([one], [other]) => (one < other ? -1 : 1))
}

/** A question that plans can depend on, and the property of payroll rows with its answer. */
interface Question {
  flag: 'locations' | 'salaryBands'
  rowProperty: 'location' | 'salaryBand'
  noun: string
}

const questions: readonly Question[] = [
  { flag: 'locations', rowProperty: 'location', noun: 'location' },
  { flag: 'salaryBands', rowProperty: 'salaryBand', noun: 'salary band' },
]

function checkPlan(plan: Plan, pointer: string, { flag, rowProperty, noun }: Question): Findings {
  const reason = `because employees are not asked for their ${noun}`
  const switchOn = `Switch '${flag}' on in instance.json`
  if (plan[flag] !== undefined)
    return {
      pointer: `${pointer}/${flag}`,
      message: `Nobody is offered this plan, ${reason}.`,
      help: `${switchOn}, or remove '${flag}' here.`,
    }
  const row = plan.payroll.findIndex((each) => each[rowProperty] !== undefined)
  // Without a row for all others, an error says so.
  const isRowForAll = plan.payroll.some((each) => each[rowProperty] === undefined)
  const hasMoneyByBand = flag === 'salaryBands' && plan.account?.companyMoneyByBand !== undefined
  return [
    row >= 0 &&
      isRowForAll && {
        pointer: `${pointer}/payroll/${row}/${rowProperty}`,
        message: `Nobody pays this, ${reason}.`,
        help: `${switchOn}, or remove the rows with a '${rowProperty}'.`,
      },
    hasMoneyByBand && {
      pointer: `${pointer}/account/companyMoneyByBand`,
      message: `Nobody gets this, ${reason}.`,
      help: `${switchOn}, or remove 'companyMoneyByBand'.`,
    },
  ]
}

import type { Id, Instance } from '../../contract/instance.ts'
import { findPayrollRow, isOffered, type Employment } from '../../contract/offers.ts'
import { questionsOf, type PersonalQuestion } from '../../contract/personalQuestions.ts'
import type { Plan, PlansDocument } from '../../contract/plans.ts'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'
import { surchargeAmounts } from './amounts.ts'
import type { PlansRule } from './Rule.ts'

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

export const noEffectQuestion: PlansRule = {
  code: 'no-effect-question',
  severity: 'warning',
  title: 'Every question makes a difference.',
  check: ({ instance, plans }) => [
    ...questionsOf(instance).flatMap(({ flag }): UnlocatedDiagnostic[] => {
      const { pointer, message, help, effects } = effectsByFlag[flag]
      const texts = effects(instance, plans)
      return texts.length > 1 && new Set(texts).size === 1 ? [{ pointer, message, help }] : []
    }),
    ...plans.surcharges.flatMap(checkSurcharge),
  ],
}

function checkSurcharge(
  surcharge: PlansDocument['surcharges'][number],
  index: number,
): UnlocatedDiagnostic[] {
  const { pointer, amounts } = surchargeAmounts(surcharge, index)
  return amounts.every(({ amount }) => amount === 0)
    ? [
        {
          pointer,
          message: 'Employees are asked about this, but no answer changes what they pay.',
          help: 'Write what it costs (below 0 for a credit), or remove it from both files.',
        },
      ]
    : []
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

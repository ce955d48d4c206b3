import type { Plan } from '../../contract/plans.ts'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'
import { checkEachPlan } from './checkEachPlan.ts'
import type { PlansRule } from './Rule.ts'

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

/** Without the question, no employee is offered such a plan, and such a payroll row or company money has no effect. */
export const offerWithoutQuestion: PlansRule = {
  code: 'offer-without-question',
  severity: 'warning',
  title: 'Plans depend on the location or the salary band only if employees are asked for it.',
  check: ({ instance: { features }, plans: { plans } }) =>
    questions
      .filter(({ flag }) => !features[flag])
      .flatMap((question) => {
        // Another rule reports that no plan is offered.
        const isAnyForAll = plans.some((plan) => plan[question.flag] === undefined)
        return isAnyForAll ? checkEachPlan(plans, (plan, pointer) => checkPlan(plan, pointer, question)) : []
      }),
}

function checkPlan(
  plan: Plan,
  pointer: string,
  { flag, rowProperty, noun }: Question,
): UnlocatedDiagnostic[] {
  const reason = `because employees are not asked for their ${noun}`
  const switchOn = `Switch '${flag}' on in instance.json`
  if (plan[flag] !== undefined)
    return [
      {
        pointer: `${pointer}/${flag}`,
        message: `Nobody is offered this plan, ${reason}.`,
        help: `${switchOn}, or remove '${flag}' here.`,
      },
    ]
  const row = plan.payroll.findIndex((each) => each[rowProperty] !== undefined)
  // Without a row for all others, an error says so.
  const isRowForAll = plan.payroll.some((each) => each[rowProperty] === undefined)
  const hasMoneyByBand = flag === 'salaryBands' && plan.account?.companyMoneyByBand !== undefined
  return [
    ...(row >= 0 && isRowForAll
      ? [
          {
            pointer: `${pointer}/payroll/${row}/${rowProperty}`,
            message: `Nobody pays this, ${reason}.`,
            help: `${switchOn}, or remove the rows with a '${rowProperty}'.`,
          },
        ]
      : []),
    ...(hasMoneyByBand
      ? [
          {
            pointer: `${pointer}/account/companyMoneyByBand`,
            message: `Nobody gets this, ${reason}.`,
            help: `${switchOn}, or remove 'companyMoneyByBand'.`,
          },
        ]
      : []),
  ]
}

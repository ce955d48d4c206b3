import type { Id } from '../../contract/instance.ts'
import type { Plan } from '../../contract/plans.ts'
import { eachPlan } from './eachPlan.ts'
import { isFree } from './isFree.ts'
import type { PlansRule } from './Rule.ts'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'

/** Care that a plan with an HSA may pay before the deductible, by words of its name, and cover that is none of health. */
const mayComeFirst =
  /prevent|wellness|well[- ]|check-?up|physical(?! therap)|annual|routine|screen|immuni|vaccin|mammogra|colonoscop|prenatal|contracept|insulin|glucose|tele|virtual|online|e-?visit|dental|vision|\beye/i

/** Internal Revenue Code, section 223(c)(2): else nobody may pay into the account. */
export const beforeDeductible: PlansRule = {
  code: 'hsa-before-deductible',
  severity: 'warning',
  title: 'An HSA plan covers only preventive care and telehealth before the deductible.',
  check: ({ plans: { services, plans } }) => {
    const names = new Map(services.map(({ id, name }) => [id, name]))
    return eachPlan(plans, (plan, path) => (plan.account?.type === 'HSA' ? faultsOf(plan, path, names) : []))
  },
}

function faultsOf(plan: Plan, path: string, names: ReadonlyMap<Id, string>): UnlocatedDiagnostic[] {
  const rows = plan.services ?? []
  const own = new Set(rows.map(({ service }) => service))
  const others = [...names].filter(([id, name]) => !own.has(id) && !mayComeFirst.test(name))
  const early = rows.flatMap(({ service, payment }, place) => {
    const name = names.get(service)
    return payment.deductible || payment.coinsurance === 100 || name === undefined || mayComeFirst.test(name)
      ? []
      : [{ place, name }]
  })
  return [
    ...(plan.payment.deductible || isFree(plan.payment) || others.length === 0
      ? []
      : [fault(`${path}/payment`, 'every service without a row of its own does')]),
    ...ofRows(`${path}/services`, early),
  ]
}

/** Rows that are copied from a plan without an account are one slip. */
function ofRows(path: string, early: { place: number; name: string }[]): UnlocatedDiagnostic[] {
  const [first, ...more] = early
  if (!first) return []
  return more.length === 0
    ? [fault(`${path}/${first.place}/payment`, `'${first.name}' does`)]
    : [fault(path, `'${first.name}' and ${more.length} more do`)]
}

function fault(pointer: string, what: string): UnlocatedDiagnostic {
  return {
    pointer,
    message: `With an HSA, only preventive care and telehealth may come before the deductible, but here ${what}.`,
    help: 'Add "deductible": true, or give the plan another account; if it is preventive care, say so in accepted.json.',
  }
}

import type { Payment, Plan, PlansDocument } from '../../../contract/plans.ts'
import type { UnlocatedDiagnostic } from '../../UnlocatedDiagnostic.ts'
import { checkEachPlan } from '../checkEachPlan.ts'
import { isFree, servicesWithoutRow } from '../payments/payments.ts'
import type { PlansRule } from '../Rule.ts'
import { formatNames } from '../wording.ts'

/** Names of care that an HSA plan may cover before the deductible, and of coverage that is not medical. */
const exempt =
  /prevent|wellness|well[- ]|check-?up|physical(?! therap)|annual|routine|screen|immuni|vaccin|mammogra|colonoscop|prenatal|contracept|insulin|glucose|tele|virtual|online|e-?visit|dental|vision|\beye/i

/** Internal Revenue Code, section 223(c)(2): other coverage before the deductible rules out HSA contributions. */
export const hsaBeforeDeductible: PlansRule = {
  code: 'hsa-before-deductible',
  severity: 'warning',
  title: 'An HSA plan covers only preventive care and telehealth before the deductible.',
  check: ({ plans: { services, plans } }) =>
    checkEachPlan(plans, (plan, pointer) =>
      plan.account?.type === 'HSA' ? checkPlan(plan, pointer, services) : [],
    ),
}

function checkPlan(plan: Plan, pointer: string, services: PlansDocument['services']): UnlocatedDiagnostic[] {
  const { payment: defaultPayment, services: rows = [] } = plan
  const others = servicesWithoutRow(plan, services).filter(({ name }) => !exempt.test(name))
  const nameById = new Map(services.map(({ id, name }) => [id, name]))
  const coveredEarly = rows.flatMap(({ service, payment }, index) => {
    const name = nameById.get(service)
    return !isCoveredEarly(payment) || name === undefined || exempt.test(name)
      ? []
      : [{ index, name, payment }]
  })
  return [
    // Another rule reports a free payment.
    ...(!isCoveredEarly(defaultPayment) || isFree(defaultPayment) || others.length === 0
      ? []
      : [describeServices(`${pointer}/payment`, 'every service without a row of its own', [defaultPayment])]),
    ...describeRows(`${pointer}/services`, coveredEarly),
  ]
}

/** Whether the plan pays a part of a use before the deductible is met. */
function isCoveredEarly({
  deductible = false,
  coinsurance,
  notCovered = false,
  firstUses,
  priceUntilDeductible,
}: Payment): boolean {
  if (notCovered) return false
  if (firstUses || priceUntilDeductible !== undefined) return true
  return !deductible && coinsurance !== 100
}

/** Several rows are one mistake: they were copied from a plan without an HSA. */
function describeRows(
  pointer: string,
  coveredEarly: { index: number; name: string; payment: Payment }[],
): UnlocatedDiagnostic[] {
  const [first] = coveredEarly
  if (!first) return []
  return [
    describeServices(
      coveredEarly.length === 1 ? `${pointer}/${first.index}/payment` : pointer,
      formatNames(coveredEarly.map(({ name }) => name)),
      coveredEarly.map(({ payment }) => payment),
    ),
  ]
}

function describeServices(pointer: string, services: string, payments: Payment[]): UnlocatedDiagnostic {
  const early = (['firstUses', 'priceUntilDeductible'] as const).filter((name) =>
    payments.some((payment) => payment[name] !== undefined),
  )
  const fix = payments.every(({ deductible }) => deductible)
    ? `Remove '${early.join("' and '")}'`
    : 'Add "deductible": true'
  return {
    pointer,
    message: `With an HSA, a plan may cover only preventive care and telehealth before the deductible, but this one also covers ${services}.`,
    help: `${fix}, or give the plan another account; if it is preventive care, say so in accepted.json.`,
  }
}

import type { Payment, Plan, PlansDocument } from '../../contract/plans.ts'
import type { Finding, Findings } from '../LinterRule.ts'
import { checkEachPlan, isFree, servicesWithoutRow, describePayment } from './payments.ts'
import { formatNames, acceptIfIntended } from './wording.ts'
import type { YearDocuments } from '../../contract/consistency/Rule.ts'

/** Names of care that an HSA plan may cover before the deductible, and of coverage that is not medical. */
const exempt =
  /prevent|wellness|well[- ]|check-?up|physical(?! therap)|annual|routine|screen|immuni|vaccin|mammogra|colonoscop|prenatal|contracept|insulin|glucose|tele|virtual|online|e-?visit|dental|vision|\beye/i

/** Internal Revenue Code, section 223(c)(2): other coverage before the deductible rules out HSA contributions. */
export function checkHsaPlans({ plans: { services, plans } }: YearDocuments): Findings {
  return checkEachPlan(
    plans,
    (plan, pointer) => plan.account?.type === 'HSA' && checkHsaPlan(plan, pointer, services),
  )
}

function checkHsaPlan(plan: Plan, pointer: string, services: PlansDocument['services']): Findings {
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
    isCoveredEarly(defaultPayment) &&
      !isFree(defaultPayment) &&
      others.length > 0 &&
      describeServices(`${pointer}/payment`, 'every service without a row of its own', [defaultPayment]),
    describeRows(`${pointer}/services`, coveredEarly),
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
): Findings {
  const [first] = coveredEarly
  return (
    first &&
    describeServices(
      coveredEarly.length === 1 ? `${pointer}/${first.index}/payment` : pointer,
      formatNames(coveredEarly.map(({ name }) => name)),
      coveredEarly.map(({ payment }) => payment),
    )
  )
}

function describeServices(pointer: string, services: string, payments: Payment[]): Finding {
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

type Service = PlansDocument['services'][number]

/** Words, in a name or id, for care that the Affordable Care Act makes free. */
const preventive =
  /\bprevent|\bwellness\b|\bwell[- ]?(child|baby|woman|man|adult|visit|care)\b|immuniz|\bvaccin|\b(annual|routine)[- ](physical|exam|check-?up)|\bcheck-?up/i

/** Words for care that is not preventive. */
const notPreventive =
  /\bnon-?prevent|\bnot prevent|\bother than\b|dental|dentist|teeth|vision|\beye\b|travel|\bdiagnostic/i

export function checkPreventiveCare({ plans: { services, plans } }: YearDocuments): Findings {
  const preventiveServices = services.filter(isPreventive)
  return checkEachPlan(plans, ({ payment: defaultPayment, services: rows = [] }, pointer) => {
    const payments = new Map(rows.map(({ service, payment }, index) => [service, { payment, index }]))
    const withoutRow = preventiveServices.filter(({ id }) => !payments.has(id))
    const [first] = withoutRow
    return [
      preventiveServices.map(({ id, name }) => {
        const { payment, index } = payments.get(id) ?? {}
        return (
          payment &&
          !isFree(payment) &&
          describePaidCare(`${pointer}/services/${index}/payment`, [name], payment, `Write "payment": {}`)
        )
      }),
      first &&
        !isFree(defaultPayment) &&
        describePaidCare(
          `${pointer}/payment`,
          withoutRow.map(({ name }) => name),
          defaultPayment,
          `Add { "service": ${JSON.stringify(first.id)}, "payment": {} } to 'services'`,
        ),
    ]
  })
}

/** Whether plans must cover a service for free. Preventive drugs need not be free. */
export function isPreventive({ id, name, isDrug = false }: Service): boolean {
  return !isDrug && !notPreventive.test(name) && preventive.test(`${name} ${id}`)
}

function describePaidCare(pointer: string, names: string[], payment: Payment, fix: string): Finding {
  return {
    pointer,
    message: `The member pays for ${formatNames(names)} here (${describePayment(payment).join(', ')}), but by law preventive care is free in network.`,
    help: `${fix}; ${acceptIfIntended}`,
  }
}

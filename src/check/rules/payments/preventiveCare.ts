import type { Payment, PlansDocument } from '../../../contract/plans.ts'
import type { UnlocatedDiagnostic } from '../../UnlocatedDiagnostic.ts'
import { checkEachPlan } from '../checkEachPlan.ts'
import type { PlansRule } from '../Rule.ts'
import { acceptIfIntended, formatNames } from '../wording.ts'
import { describePayment, isFree } from './payments.ts'

type Service = PlansDocument['services'][number]

/** Words, in a name or id, for care that the Affordable Care Act makes free. */
const preventive =
  /\bprevent|\bwellness\b|\bwell[- ]?(child|baby|woman|man|adult|visit|care)\b|immuniz|\bvaccin|\b(annual|routine)[- ](physical|exam|check-?up)|\bcheck-?up/i

/** Words for care that is not preventive. */
const notPreventive =
  /\bnon-?prevent|\bnot prevent|\bother than\b|dental|dentist|teeth|vision|\beye\b|travel|\bdiagnostic/i

export const preventiveCare: PlansRule = {
  code: 'preventive-care-not-free',
  severity: 'warning',
  title: 'Preventive care is free.',
  check: ({ plans: { services, plans } }) => {
    const preventiveServices = services.filter(isPreventive)
    return checkEachPlan(plans, ({ payment: defaultPayment, services: rows = [] }, pointer) => {
      const payments = new Map(rows.map(({ service, payment }, index) => [service, { payment, index }]))
      const withoutRow = preventiveServices.filter(({ id }) => !payments.has(id))
      const [first] = withoutRow
      return [
        ...preventiveServices.flatMap(({ id, name }) => {
          const { payment, index } = payments.get(id) ?? {}
          if (!payment || isFree(payment)) return []
          return [
            describePaidCare(`${pointer}/services/${index}/payment`, [name], payment, `Write "payment": {}`),
          ]
        }),
        ...(first && !isFree(defaultPayment)
          ? [
              describePaidCare(
                `${pointer}/payment`,
                withoutRow.map(({ name }) => name),
                defaultPayment,
                `Add { "service": ${JSON.stringify(first.id)}, "payment": {} } to 'services'`,
              ),
            ]
          : []),
      ]
    })
  },
}

/** Whether plans must cover a service for free. Preventive drugs need not be free. */
export function isPreventive({ id, name, isDrug = false }: Service): boolean {
  return !isDrug && !notPreventive.test(name) && preventive.test(`${name} ${id}`)
}

function describePaidCare(
  pointer: string,
  names: string[],
  payment: Payment,
  fix: string,
): UnlocatedDiagnostic {
  return {
    pointer,
    message: `The member pays for ${formatNames(names)} here (${describePayment(payment).join(', ')}), but by law preventive care is free in network.`,
    help: `${fix}; ${acceptIfIntended}`,
  }
}

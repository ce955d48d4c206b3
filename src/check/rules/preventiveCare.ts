import type { Id } from '../../contract/instance.ts'
import type { Payment, PlansDocument } from '../../contract/plans.ts'
import { dollars } from './dollars.ts'
import { eachPlan } from './eachPlan.ts'
import { ifMeant } from './ifMeant.ts'
import { isFree } from './isFree.ts'
import type { PlansRule } from './Rule.ts'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'

type Service = PlansDocument['services'][number]

/** Care that the Affordable Care Act makes free, by words of its name or id. */
const preventive =
  /\bprevent|\bwellness\b|\bwell[- ]?(child|baby|woman|man|adult|visit|care)\b|immuniz|\bvaccin|\b(annual|routine)[- ](physical|exam|check-?up)|\bcheck-?up/i

/** Other uses of such words, which the law does not make free. */
const notByLaw =
  /\bnon-?prevent|\bnot prevent|\bother than\b|dental|dentist|teeth|vision|\beye\b|travel|\bdiagnostic/i

export const preventiveCare: PlansRule = {
  code: 'preventive-care-not-free',
  severity: 'warning',
  title: 'Preventive care is free.',
  check: ({ plans: { services, plans } }) =>
    eachPlan(plans, (plan, path) => {
      const care = services.filter(isPreventive)
      const payments = new Map(
        plan.services?.map(({ service, payment }, place) => [service, { payment, place }]),
      )
      const [first, ...others] = isFree(plan.payment) ? [] : care.filter(({ id }) => !payments.has(id))
      return [
        ...care.flatMap((service) => {
          const { payment, place } = payments.get(service.id) ?? {}
          if (!payment || isFree(payment)) return []
          return [
            notFree(`${path}/services/${place}/payment`, named(service), payment, `Write "payment": {}`),
          ]
        }),
        ...(first
          ? [
              notFree(
                `${path}/payment`,
                named(first, others),
                plan.payment,
                `Add ${freeRow(first.id)} to 'services'`,
              ),
            ]
          : []),
      ]
    }),
}

/** Whether a service is preventive care that a plan must cover for free. A preventive drug need not be. */
export function isPreventive({ id, name, isDrug = false }: Service): boolean {
  return !isDrug && !notByLaw.test(name) && preventive.test(`${name} ${id}`)
}

function notFree(pointer: string, services: string, payment: Payment, help: string): UnlocatedDiagnostic {
  return {
    pointer,
    message: `The member pays for ${services} here (${partsOf(payment)}), but by law preventive care is free in the network.`,
    help: `${help}; ${ifMeant}`,
  }
}

function partsOf({ deductible = false, copay = 0, coinsurance = 0 }: Payment) {
  return [
    ...(deductible ? ['the deductible'] : []),
    ...(copay > 0 ? [`${dollars(copay)} for each use`] : []),
    ...(coinsurance > 0 ? [`${coinsurance}%`] : []),
  ].join(', ')
}

function freeRow(id: Id) {
  return `{ "service": ${JSON.stringify(id)}, "payment": {} }`
}

/** A service, and how many more there are. */
export function named({ name }: Service, others: readonly Service[] = []): string {
  return others.length === 0 ? `'${name}'` : `'${name}' and ${others.length} more`
}

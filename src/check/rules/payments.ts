import { paymentPlaces } from '../../contract/consistency/idLists.ts'
import type { Id } from '../../contract/instance.ts'
import type { Payment, Plan, PlansDocument } from '../../contract/plans.ts'
import type { Findings } from '../LinterRule.ts'

/**
 * Checks the default payment of each plan, and the payments of its services; and the same of its other providers.
 * @param check receives a payment, the JSON Pointer to it, and its service; undefined for the default payment
 */
export function checkEachPayment(
  plans: readonly Plan[],
  check: (payment: Payment, pointer: string, service?: Id) => Findings,
): Findings {
  return checkEachPlan(plans, (plan, at) =>
    paymentPlaces(plan, at).map(({ payment, services = [], pointer }) => [
      payment && check(payment, `${pointer}/payment`),
      services.map((row, index) => check(row.payment, `${pointer}/services/${index}/payment`, row.service)),
    ]),
  )
}

/** The payments of a plan's services, with the JSON Pointer to each: its rows, and the default payment of other services. */
export function paymentsByService(plan: Plan, services: PlansDocument['services'], pointer: string) {
  return {
    rows: (plan.services ?? []).map((row, index) => ({
      ...row,
      pointer: `${pointer}/services/${index}/payment`,
    })),
    others: servicesWithoutRow(plan, services).map(({ id: service }) => ({
      service,
      payment: plan.payment,
      pointer: `${pointer}/payment`,
    })),
  }
}

/** The services to which a plan's default payment applies. */
export function servicesWithoutRow(
  { services: rows = [] }: Pick<Plan, 'services'>,
  services: PlansDocument['services'],
): PlansDocument['services'] {
  const withRow = new Set(rows.map(({ service }) => service))
  return services.filter(({ id }) => !withRow.has(id))
}

export function isFree(payment: Payment): boolean {
  const { deductible = false, notCovered = false, copay = 0, firstUses } = payment
  const { coinsurance = 0, coinsuranceMinimum = 0, coinsuranceMaximum } = payment
  const hasCoinsurance = coinsurance > 0 || coinsuranceMinimum > 0
  const hasCopay = copay > 0 || (firstUses?.copay ?? 0) > 0
  return !deductible && !notCovered && !hasCopay && (!hasCoinsurance || coinsuranceMaximum === 0)
}

/** @param check receives a plan and the JSON Pointer to it */
export function checkEachPlan(
  plans: readonly Plan[],
  check: (plan: Plan, pointer: string) => Findings,
): Findings {
  return plans.map((plan, index) => check(plan, `/plans/${index}`))
}

import type { Payment, Plan, PlansDocument } from '../../../contract/plans.ts'
import type { UnlocatedDiagnostic } from '../../UnlocatedDiagnostic.ts'
import { checkEachPlan } from '../checkEachPlan.ts'
import { formatDollars } from '../wording.ts'

/** Checks the default payment of each plan, and the payments of its services. */
export function checkEachPayment(
  plans: readonly Plan[],
  check: (payment: Payment, pointer: string) => UnlocatedDiagnostic[],
): UnlocatedDiagnostic[] {
  return checkEachPlan(plans, ({ payment, services = [] }, pointer) => [
    ...check(payment, `${pointer}/payment`),
    ...services.flatMap((row, index) => check(row.payment, `${pointer}/services/${index}/payment`)),
  ])
}

/** The services to which a plan's default payment applies. */
export function servicesWithoutRow(
  { services: rows = [] }: Pick<Plan, 'services'>,
  services: PlansDocument['services'],
): PlansDocument['services'] {
  const withRow = new Set(rows.map(({ service }) => service))
  return services.filter(({ id }) => !withRow.has(id))
}

/** Whether the member never pays anything. */
export function isFree({
  deductible = false,
  copay = 0,
  coinsurance = 0,
  coinsuranceMaximum,
}: Payment): boolean {
  return !deductible && copay === 0 && (coinsurance === 0 || coinsuranceMaximum === 0)
}

/** What the member pays, for example ['the deductible', '20% coinsurance']. */
export function describePayment({ deductible = false, copay = 0, coinsurance = 0 }: Payment): string[] {
  return [
    ...(deductible ? ['the deductible'] : []),
    ...(copay > 0 ? [`a copay of ${formatDollars(copay)}`] : []),
    ...(coinsurance > 0 ? [`${coinsurance}% coinsurance`] : []),
  ]
}

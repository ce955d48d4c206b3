import type { Id } from '../../../contract/instance.ts'
import type { Payment, Plan } from '../../../contract/plans.ts'

/** How a plan pays a service. */
export function paymentFor(plan: Plan, service: Id): Payment {
  return plan.services?.find((each) => each.service === service)?.payment ?? plan.payment
}

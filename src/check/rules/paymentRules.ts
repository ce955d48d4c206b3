import type { Payment, Plan, PlansDocument } from '../../contract/plans.ts'
import { dollars } from './dollars.ts'
import { eachPlan } from './eachPlan.ts'
import { ifMeant } from './ifMeant.ts'
import { isFree } from './isFree.ts'
import { isPreventive, named } from './preventiveCare.ts'
import type { PlansRule } from './Rule.ts'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'

type Services = PlansDocument['services']

/** Payments that lack a part, and so make a service free or cheaper than intended. */
export const paymentRules: readonly PlansRule[] = [
  {
    code: 'maximum-without-coinsurance',
    severity: 'warning',
    title: 'A coinsurance maximum comes with a coinsurance.',
    check: ({ plans: { plans } }) =>
      eachPayment(plans, (payment, pointer) =>
        payment.coinsuranceMaximum === undefined || payment.coinsurance
          ? []
          : [
              {
                pointer: `${pointer}/coinsuranceMaximum`,
                message: `There is a maximum for the percentage, but no percentage, so the member pays ${leftOf(payment)}.`,
                help: `Add 'coinsurance' with the member's percentage, as 25, or remove 'coinsuranceMaximum'.`,
              },
            ],
      ),
  },
  {
    code: 'days-without-copay',
    severity: 'warning',
    title: 'A number of copay days comes with a copay.',
    check: ({ plans: { plans } }) =>
      eachPayment(plans, (payment, pointer) =>
        payment.copayDays === undefined || payment.copay
          ? []
          : [
              {
                pointer: `${pointer}/copayDays`,
                message: `There are days with a copay, but no copay, so the member pays ${leftOf(payment)}.`,
                help: `Add 'copay' with the dollars for one day, as 300, or remove 'copayDays'.`,
              },
            ],
      ),
  },
  {
    code: 'free-by-default',
    severity: 'warning',
    title: 'A plan has a price for services without a row of their own.',
    check: ({ plans: { services, plans } }) =>
      eachPlan(plans, (plan, path) => {
        const [first, ...others] = withoutRow(plan, services).filter((service) => !isPreventive(service))
        if (!first || !isFree(plan.payment) || isIncomplete(plan.payment)) return []
        return [
          {
            pointer: `${path}/payment`,
            message: `The member pays nothing for ${named(first, others)}: this is what every service without a row of its own costs.`,
            help: `Write what the member usually pays, as { "deductible": true, "coinsurance": 20 }; ${ifMeant}`,
          },
        ]
      }),
  },
]

function eachPayment(plans: Plan[], check: (payment: Payment, pointer: string) => UnlocatedDiagnostic[]) {
  return eachPlan(plans, ({ payment, services = [] }, path) => [
    ...check(payment, `${path}/payment`),
    ...services.flatMap((row, place) => check(row.payment, `${path}/services/${place}/payment`)),
  ])
}

/** Whether what a limit is for is missing, which other rules report. */
function isIncomplete({ copay = 0, copayDays, coinsurance = 0, coinsuranceMaximum }: Payment) {
  return (copayDays !== undefined && copay === 0) || (coinsuranceMaximum !== undefined && coinsurance === 0)
}

/** What the member pays where a part of the payment is missing. */
function leftOf({ deductible = false, copay = 0, coinsurance = 0 }: Payment) {
  const parts = [
    ...(deductible ? ['the deductible'] : []),
    ...(copay > 0 ? [`the copay of ${dollars(copay)}`] : []),
    ...(coinsurance > 0 ? [`the ${coinsurance}%`] : []),
  ]
  return parts.length === 0 ? 'nothing' : `only ${parts.join(' and ')}`
}

function withoutRow({ services: rows = [] }: Plan, services: Services): Services {
  const own = new Set(rows.map(({ service }) => service))
  return services.filter(({ id }) => !own.has(id))
}

import type { Payment } from '../../../contract/plans.ts'
import { checkEachPlan } from '../checkEachPlan.ts'
import type { PlansRule } from '../Rule.ts'
import { typicalCoinsurance } from '../typicalAmounts.ts'
import { acceptIfIntended, formatNames } from '../wording.ts'
import { checkEachPayment, describePayment, isFree, servicesWithoutRow } from './payments.ts'
import { isPreventive } from './preventiveCare.ts'

/** Payments with a wrong coinsurance, or without a part that another part needs. */
export const paymentRules: readonly PlansRule[] = [
  {
    code: 'coinsurance-like-a-fraction',
    severity: 'warning',
    title: 'A percentage is written as 20, not as 0.2.',
    check: ({ plans: { plans } }) =>
      checkEachPayment(plans, ({ coinsurance = 0 }, pointer) => {
        if (coinsurance <= 0 || coinsurance >= 1) return []
        const percentage = Math.round(coinsurance * 10_000) / 100
        return [
          {
            pointer: `${pointer}/coinsurance`,
            message: `${coinsurance} means ${coinsurance}%, not ${percentage}%.`,
            help: `Write ${percentage} for ${percentage}%; ${acceptIfIntended}`,
          },
        ]
      }),
  },
  {
    code: 'coinsurance-of-the-plan',
    severity: 'warning',
    title: "Coinsurance is the member's share, not the plan's.",
    // Members may pay most of a single service, but rarely most of everything.
    check: ({ plans: { plans } }) =>
      checkEachPlan(plans, ({ payment: { coinsurance = 0 } }, pointer) => {
        if (coinsurance <= typicalCoinsurance.max) return []
        const rest = Math.round((100 - coinsurance) * 100) / 100
        return [
          {
            pointer: `${pointer}/payment/coinsurance`,
            message: `The member pays ${coinsurance}% here, and the plan ${rest}%.`,
            help: `Write ${rest} if the plan pays ${coinsurance}%; ${acceptIfIntended}`,
          },
        ]
      }),
  },
  {
    code: 'maximum-without-coinsurance',
    severity: 'warning',
    title: 'A coinsurance maximum comes with a coinsurance.',
    check: ({ plans: { plans } }) =>
      checkEachPayment(plans, (payment, pointer) =>
        payment.coinsuranceMaximum === undefined || payment.coinsurance
          ? []
          : [
              {
                pointer: `${pointer}/coinsuranceMaximum`,
                message: `There is a coinsurance maximum but no coinsurance, so the member pays ${describeRest(payment)}.`,
                help: `Add 'coinsurance' with the member's percentage, such as 25, or remove 'coinsuranceMaximum'.`,
              },
            ],
      ),
  },
  {
    code: 'days-without-copay',
    severity: 'warning',
    title: 'A number of copay days comes with a copay.',
    check: ({ plans: { plans } }) =>
      checkEachPayment(plans, (payment, pointer) =>
        payment.copayDays === undefined || payment.copay
          ? []
          : [
              {
                pointer: `${pointer}/copayDays`,
                message: `There are copay days but no copay, so the member pays ${describeRest(payment)}.`,
                help: `Add 'copay' with the dollars for one day, such as 300, or remove 'copayDays'.`,
              },
            ],
      ),
  },
  {
    code: 'free-by-default',
    severity: 'warning',
    title: 'Services without a row of their own are not free.',
    check: ({ plans: { services, plans } }) =>
      checkEachPlan(plans, (plan, pointer) => {
        const { payment } = plan
        const names = servicesWithoutRow(plan, services)
          .filter((service) => !isPreventive(service))
          .map(({ name }) => name)
        if (names.length === 0 || !isFree(payment) || isIncomplete(payment)) return []
        return [
          {
            pointer: `${pointer}/payment`,
            message: `The member pays nothing for ${formatNames(names)}: this payment applies to every service without a row of its own.`,
            help: `Write what the member usually pays, such as { "deductible": true, "coinsurance": 20 }; ${acceptIfIntended}`,
          },
        ]
      }),
  },
]

/** Whether it has a limit without the amount to limit, which other rules report. */
function isIncomplete({ copay = 0, copayDays, coinsurance = 0, coinsuranceMaximum }: Payment) {
  return (copayDays !== undefined && copay === 0) || (coinsuranceMaximum !== undefined && coinsurance === 0)
}

/** What the member pays despite the missing part of the payment. */
function describeRest(payment: Payment) {
  const parts = describePayment(payment)
  return parts.length === 0 ? 'nothing' : `only ${parts.join(' and ')}`
}

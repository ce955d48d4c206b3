import { eachPlan } from './eachPlan.ts'
import { ifMeant } from './ifMeant.ts'
import type { PlansRule } from './Rule.ts'
import { typicalCoinsurance } from './typicalAmounts.ts'

/** What slips into a percentage. */
export const coinsuranceRules: readonly PlansRule[] = [
  {
    code: 'coinsurance-like-a-fraction',
    severity: 'warning',
    title: 'A percentage is written as 20, not as 0.2.',
    check: ({ plans }) =>
      eachPlan(plans.plans, ({ payment, services = [] }, path) =>
        [
          { payment, pointer: `${path}/payment/coinsurance` },
          ...services.map((row, place) => ({
            payment: row.payment,
            pointer: `${path}/services/${place}/payment/coinsurance`,
          })),
        ]
          .filter(({ payment: { coinsurance = 0 } }) => coinsurance > 0 && coinsurance < 1)
          .map(({ payment: { coinsurance = 0 }, pointer }) => ({
            pointer,
            message: `This is ${coinsurance} percent, less than one in a hundred.`,
            help: `Write ${Math.round(coinsurance * 10_000) / 100} for ${Math.round(coinsurance * 10_000) / 100}%; ${ifMeant}`,
          })),
      ),
  },
  {
    code: 'coinsurance-of-the-plan',
    severity: 'warning',
    title: "Coinsurance is the member's share, not the plan's.",
    // Single services may well be paid by the member for the most part; a whole plan hardly is.
    check: ({ plans }) =>
      eachPlan(plans.plans, ({ payment: { coinsurance = 0 } }, path) => {
        if (coinsurance <= typicalCoinsurance.most) return []
        const rest = Math.round((100 - coinsurance) * 100) / 100
        const message = `The member pays ${coinsurance}% here, and the plan ${rest}%.`
        const help = `Write ${rest} if the plan pays ${coinsurance}%; ${ifMeant}`
        return [{ pointer: `${path}/payment/coinsurance`, message, help }]
      }),
  },
]

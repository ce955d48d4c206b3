import type { Id } from '../../contract/instance.ts'
import type { Payment, PlansDocument } from '../../contract/plans.ts'
import { checkEachPlan, checkEachPayment } from './payments.ts'
import { type PlansRule, toRules, type Findings } from '../LinterRule.ts'
import { acceptIfIntended, formatDollars } from './wording.ts'
import { checkPreventiveCare } from './preventiveCareRules.ts'
import { checkCopayPrices } from './paymentRules.ts'

/** Properties of a payment that need or contradict another one. */
export const paymentPropertyRules = toRules<PlansRule>('warning', {
  'payment-without-effect': {
    title: 'Every property of a payment has an effect.',
    why: 'Another property decides what the member pays, so the payment is not the one that was intended.',
    fails: '{ "priceUntilDeductible": 60, "copay": 20 }',
    passes: '{ "deductible": true, "priceUntilDeductible": 60, "copay": 20 }',
    check: ({ plans: { plans } }) =>
      checkEachPayment(plans, (payment, pointer) => [
        checkNotCovered(payment, pointer),
        checkPriceUntilDeductible(payment, pointer),
        checkFirstUses(payment, pointer),
      ]),
  },
  'coinsurance-minimum': {
    title: 'A coinsurance minimum comes with a coinsurance, and is not above the maximum.',
    why: 'It limits the coinsurance from below, so it needs one, and a higher maximum.',
    fails: '{ "coinsurance": 25, "coinsuranceMinimum": 75, "coinsuranceMaximum": 20 }',
    passes: '{ "coinsurance": 25, "coinsuranceMinimum": 20, "coinsuranceMaximum": 75 }',
    check: ({ plans: { plans } }) => checkEachPayment(plans, checkMinimum),
  },
  'waived-copay': {
    title: 'A waived copay names another service that is used in stays.',
    why: 'A copay is waived when the visit ends in a stay, so it needs a service that is used in stays.',
    fails: '{ "service": "emergency", "payment": { "copay": 250, "copayWaivedWith": "emergency" } }',
    passes: '{ "service": "emergency", "payment": { "copay": 250, "copayWaivedWith": "hospital" } }',
    check: ({ plans: { services, plans } }) =>
      checkEachPlan(plans, ({ payment, services: rows = [] }, pointer) => [
        checkWaivedCopay(payment, `${pointer}/payment`, undefined, services),
        rows.map((row, index) =>
          checkWaivedCopay(row.payment, `${pointer}/services/${index}/payment`, row.service, services),
        ),
      ]),
  },
  'preventive-care-not-free': {
    title: 'Preventive care is free.',
    why: 'By law, plans pay for preventive care in full.',
    fails: '{ "service": "preventive", "payment": { "copay": 25 } }',
    passes: '{ "service": "preventive", "payment": {} }',
    check: checkPreventiveCare,
  },
  'copay-over-price': {
    title: 'A copay is not more than the price of one use.',
    why: 'Members rarely pay more than the price of a service.',
    fails: '"allowedAmount": 145, "copay": 2500',
    passes: '"allowedAmount": 145, "copay": 25',
    check: checkCopayPrices,
  },
})

function checkNotCovered({ notCovered, ...payment }: Payment, pointer: string): Findings {
  const [first, ...others] = Object.keys(payment)
  if (!notCovered || first === undefined) return []
  return {
    pointer: `${pointer}/${first}`,
    message: `The plan does not cover this, so '${first}'${others.length > 0 ? ` and ${others.length} more have` : ' has'} no effect.`,
    help: "Remove 'notCovered', or everything else in the payment.",
  }
}

function checkPriceUntilDeductible(
  { notCovered, priceUntilDeductible, deductible }: Payment,
  pointer: string,
): Findings {
  if (notCovered || priceUntilDeductible === undefined || deductible) return []
  return {
    pointer: `${pointer}/priceUntilDeductible`,
    message: "'priceUntilDeductible' has no effect, because this payment is not under the deductible.",
    help: 'Add "deductible": true, or remove \'priceUntilDeductible\'.',
  }
}

function checkFirstUses({ notCovered, firstUses, visitLimit }: Payment, pointer: string): Findings {
  if (notCovered || !firstUses || visitLimit === undefined || firstUses.count < visitLimit) return []
  return {
    pointer: `${pointer}/firstUses/count`,
    message: `The first ${firstUses.count} uses are paid differently, but only ${visitLimit} are covered, so the rest of the payment has no effect.`,
    help: "Lower 'count', or raise or remove 'visitLimit'.",
  }
}

function checkMinimum(
  { notCovered, coinsurance, coinsuranceMinimum, coinsuranceMaximum }: Payment,
  pointer: string,
): Findings {
  if (notCovered || coinsuranceMinimum === undefined) return []
  const at = `${pointer}/coinsuranceMinimum`
  if (!coinsurance)
    return {
      pointer: at,
      message: 'There is a coinsurance minimum but no coinsurance, so it works like a copay.',
      help: "Add 'coinsurance' with the member's percentage, such as 25, or write 'copay' instead.",
    }
  if (coinsuranceMaximum === undefined || coinsuranceMinimum <= coinsuranceMaximum) return []
  return {
    pointer: at,
    message: `The coinsurance minimum (${formatDollars(coinsuranceMinimum)}) is above the maximum (${formatDollars(coinsuranceMaximum)}), which every use then costs.`,
    help: 'Check whether the two amounts are swapped.',
  }
}

/** @param own the service of the payment; undefined for the default payment */
function checkWaivedCopay(
  { notCovered, copay, copayWaivedWith: id }: Payment,
  pointer: string,
  own: Id | undefined,
  services: PlansDocument['services'],
): Findings {
  const service = services.find((each) => each.id === id)
  if (notCovered || !service) return []
  const at = `${pointer}/copayWaivedWith`
  if (!copay)
    return {
      pointer: at,
      message: "There is no copay to waive, so 'copayWaivedWith' has no effect.",
      help: "Add 'copay' with the dollars for one use, such as 250, or remove 'copayWaivedWith'.",
    }
  if (id === own)
    return {
      pointer: at,
      message: `Stays of '${service.name}' waive their own copay.`,
      help: 'Write the id of the service that waives it, such as a day in hospital.',
    }
  if (service.daysPerStay !== undefined) return []
  return {
    pointer: at,
    message: `'${service.name}' has no length of stay, so it waives one copay of each person, however often it is used.`,
    help: `Add "daysPerStay" to the service with the usual number of days, such as 3; ${acceptIfIntended}`,
  }
}

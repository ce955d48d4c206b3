import { isByDay, type Payment } from '../../contract/plans.ts'
import { checkEachPlan, checkEachPayment, isFree, paymentsByService, servicesWithoutRow } from './payments.ts'
import { type PlansRule, toRules, type Findings } from '../LinterRule.ts'
import { typicalCoinsurance } from './typicalAmounts.ts'
import { acceptIfIntended, formatNames, formatDollars } from './wording.ts'
import { isPreventive } from './preventiveCareRules.ts'

export const paymentRules = toRules<PlansRule>('warning', {
  'coinsurance-like-a-fraction': {
    title: 'A percentage is written as 20, not as 0.2.',
    why: '0.2 is a fifth of a percent, so the service is almost free.',
    fails: '"coinsurance": 0.2',
    passes: '"coinsurance": 20',
    check: ({ plans: { plans } }) =>
      checkEachPayment(plans, ({ coinsurance = 0 }, pointer) => {
        if (coinsurance <= 0 || coinsurance >= 1) return []
        const percentage = Math.round(coinsurance * 10_000) / 100
        return {
          pointer: `${pointer}/coinsurance`,
          message: `${coinsurance} means ${coinsurance}%, not ${percentage}%.`,
          help: `Write ${percentage} for ${percentage}%; ${acceptIfIntended}`,
        }
      }),
  },
  'coinsurance-of-the-plan': {
    title: "Coinsurance is the member's share, not the plan's.",
    why: "With the plan's share in its place, the member pays the wrong part.",
    fails: '"coinsurance": 80',
    passes: '"coinsurance": 20',
    // Members may pay most of a single service, but rarely most of everything.
    check: ({ plans: { plans } }) =>
      checkEachPlan(plans, ({ payment: { coinsurance = 0 } }, pointer) => {
        if (coinsurance <= typicalCoinsurance.max) return []
        const rest = Math.round((100 - coinsurance) * 100) / 100
        return {
          pointer: `${pointer}/payment/coinsurance`,
          message: `The member pays ${coinsurance}% here, and the plan ${rest}%.`,
          help: `Write ${rest} if the plan pays ${coinsurance}%; ${acceptIfIntended}`,
        }
      }),
  },
  'payment-without-effect': {
    title: 'Every property of a payment has an effect.',
    fails: '{ "priceUntilDeductible": 60, "copay": 20 }',
    passes: '{ "deductible": true, "priceUntilDeductible": 60, "copay": 20 }',
    check: ({ plans: { plans } }) =>
      checkEachPayment(plans, (payment, pointer) => [
        checkNeeds(payment, pointer),
        checkBounds(payment, pointer),
      ]),
  },
  'shared-first-uses': {
    title: 'Several services share first uses, all with the same count.',
    fails:
      '"services": [{ "service": "primary", "payment": { "firstUses": { "count": 3, "shared": true }, … } }]',
    passes:
      '"services": [{ "service": "primary", "payment": { "firstUses": { "count": 3, "shared": true }, … } }, { "service": "specialist", "payment": { "firstUses": { "count": 3, "shared": true }, … } }]',
    check: ({ plans: { services, plans } }) =>
      checkEachPlan(plans, (plan, pointer) => {
        const { rows, others } = paymentsByService(plan, services, pointer)
        const [first, ...next] = [...others, ...rows].filter(({ payment }) => payment.firstUses?.shared)
        if (!first) return []
        if (next.length === 0)
          return {
            pointer: `${first.pointer}/firstUses/shared`,
            message: 'No other service of the plan shares its first uses with this one.',
            help: 'Write the same shared first uses ("shared": true) for the other services, or remove \'shared\'.',
          }
        const other = next.find(({ payment }) => payment.firstUses?.count !== first.payment.firstUses?.count)
        return (
          other && {
            pointer: `${other.pointer}/firstUses/count`,
            message: `Services of the plan share first uses, but here they are ${other.payment.firstUses?.count}, and elsewhere ${first.payment.firstUses?.count}.`,
            help: 'Write the same count for all services that share first uses.',
          }
        )
      }),
  },
  'waived-copay': {
    title: 'A waived copay names another service that is used in stays.',
    why: 'A copay is waived when the visit ends in a stay, so it needs a service that is used in stays.',
    fails: '{ "service": "emergency", "payment": { "copay": 250, "copayWaivedWith": "emergency" } }',
    passes: '{ "service": "emergency", "payment": { "copay": 250, "copayWaivedWith": "hospital" } }',
    check: ({ plans: { services, plans } }) =>
      checkEachPayment(plans, ({ notCovered, copayWaivedWith: id }, pointer, own) => {
        const service = services.find((each) => each.id === id)
        if (notCovered || !service || (id !== own && service.daysPerStay !== undefined)) return []
        return {
          pointer: `${pointer}/copayWaivedWith`,
          ...(id === own
            ? {
                message: `Stays of '${service.name}' waive their own copay.`,
                help: 'Write the id of the service that waives it, such as a day in hospital.',
              }
            : {
                message: `'${service.name}' has no length of stay, so it waives one copay of each person, however often it is used.`,
                help: `Add 'daysPerStay' to the service with the usual number of days, such as 3; ${acceptIfIntended}`,
              }),
        }
      }),
  },
  'days-without-stay': {
    title: 'A copay for a number of days is for a service that is counted in days.',
    why: 'All uses of a service without a length of stay are one stay, so a person pays the copay at most that many times in a year.',
    fails: '{ "service": "birth", "payment": { "copay": 350, "copayDays": 4 } }',
    passes: '{ "service": "birth", "payment": { "copay": 1400 } }',
    check: ({ plans: { services, plans } }) =>
      checkEachPayment(plans, ({ notCovered, copay, copayDays }, pointer, id) => {
        const service = services.find((each) => each.id === id)
        if (notCovered || !copay || copayDays === undefined || !service || isByDay(service)) return []
        return {
          pointer: `${pointer}/copayDays`,
          message: `'${service.name}' is not counted in days, so all its uses in a year are one stay with at most ${copayDays === 1 ? 'one copay' : `${copayDays} copays`}, and one use has one copay.`,
          help: "Write the copay of a whole use and remove 'copayDays', or add 'daysPerStay' to the service if each use is a day.",
        }
      }),
  },
  'free-by-default': {
    title: 'Services without a row of their own are not free.',
    fails: '"payment": {}',
    passes: '"payment": { "deductible": true, "coinsurance": 20 }',
    check: ({ plans: { services, plans } }) =>
      checkEachPlan(plans, (plan, pointer) => {
        const names = servicesWithoutRow(plan, services)
          .filter((service) => !isPreventive(service))
          .map(({ name }) => name)
        return (
          names.length > 0 &&
          isFree(plan.payment) && {
            pointer: `${pointer}/payment`,
            message: `The member pays nothing for ${formatNames(names)}: this payment applies to every service without a row of its own.`,
            help: `Write what the member usually pays, such as 20% after the deductible ({ "deductible": true, "coinsurance": 20 }); ${acceptIfIntended}`,
          }
        )
      }),
  },
  'copay-over-price': {
    title: 'A copay is not more than the price of one use.',
    fails: '"allowedAmount": 145, "copay": 2500',
    passes: '"allowedAmount": 145, "copay": 25',
    // The engine never charges more than the price, so with such a copay the plan pays nothing.
    check: ({ plans: { services, locations, plans } }) => {
      const highestFactor = locations.reduce((highest, { factor }) => Math.max(highest, factor), 1)
      return checkEachPayment(plans, (payment, pointer, id) => {
        const { allowedAmount = 0 } = services.find((each) => each.id === id) ?? {}
        const price = Math.round(allowedAmount * highestFactor * 100) / 100
        // A copay for the days of a stay is compared with nothing: the price is that of one day.
        if (price === 0 || payment.copayDays !== undefined) return []
        return copaysIn(payment)
          .filter(({ amount }) => amount > price)
          .map(({ name, noun, amount }) => ({
            pointer: `${pointer}/${name}`,
            message: `The ${noun} (${formatDollars(amount)}) is more than the price of one use (${formatDollars(price)}), so the plan pays nothing.`,
            help: `Write both in dollars for one use; ${acceptIfIntended}`,
          }))
      })
    },
  },
})

/** For each property of a payment that has no effect of its own, one that it needs. */
const needs = [
  ['coinsuranceMaximum', 'coinsurance'],
  ['coinsuranceMinimum', 'coinsurance'],
  ['copayDays', 'copay'],
  ['copayFirst', 'copay'],
  ['copayFirst', 'deductible'],
  ['copayWaivedWith', 'copay'],
  ['priceUntilDeductible', 'deductible'],
] as const

function checkNeeds({ notCovered, ...payment }: Payment, pointer: string): Findings {
  if (notCovered)
    return Object.keys(payment).map((name) => ({
      pointer: `${pointer}/${name}`,
      message: `The plan does not cover this, so '${name}' has no effect.`,
      help: "Remove 'notCovered', or everything else in the payment.",
    }))
  return needs
    .filter(([name, needed]) => payment[name] !== undefined && !payment[needed])
    .map(([name, needed]) => ({
      pointer: `${pointer}/${name}`,
      message: `'${name}' has no meaning without '${needed}'.`,
      help: `Add '${needed}', or remove '${name}'.`,
    }))
}

function checkBounds(payment: Payment, pointer: string): Findings {
  const { notCovered, firstUses, visitLimit, coinsurance, coinsuranceMinimum, coinsuranceMaximum } = payment
  if (notCovered) return []
  return [
    payment.copayFirst &&
      payment.priceUntilDeductible !== undefined && {
        pointer: `${pointer}/copayFirst`,
        message:
          "The member pays 'priceUntilDeductible' instead of the deductible, so 'copayFirst' has no effect.",
        help: "Remove 'copayFirst' or 'priceUntilDeductible'.",
      },
    firstUses !== undefined &&
      // Other services can take the shared ones.
      !firstUses.shared &&
      visitLimit !== undefined &&
      firstUses.count >= visitLimit && {
        pointer: `${pointer}/firstUses/count`,
        message: `The first ${firstUses.count} uses are paid differently, but only ${visitLimit} are covered, so the rest of the payment has no effect.`,
        help: "Lower 'count', or raise or remove 'visitLimit'.",
      },
    coinsurance !== undefined &&
      coinsuranceMinimum !== undefined &&
      coinsuranceMaximum !== undefined &&
      coinsuranceMinimum > coinsuranceMaximum && {
        pointer: `${pointer}/coinsuranceMinimum`,
        message: `The coinsurance minimum (${formatDollars(coinsuranceMinimum)}) is above the maximum (${formatDollars(coinsuranceMaximum)}), which every use then costs.`,
        help: 'Check whether the two amounts are swapped.',
      },
  ]
}

function copaysIn({ copay = 0, firstUses, priceUntilDeductible = 0 }: Payment) {
  return [
    { name: 'copay', noun: 'copay', amount: copay },
    { name: 'firstUses/copay', noun: 'copay of first uses', amount: firstUses?.copay ?? 0 },
    { name: 'priceUntilDeductible', noun: 'price until the deductible', amount: priceUntilDeductible },
  ]
}

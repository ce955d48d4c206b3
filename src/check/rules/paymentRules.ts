import type { Payment, PlansDocument } from '../../contract/plans.ts'
import { checkEachPlan, checkEachPayment, describePayment, isFree, servicesWithoutRow } from './payments.ts'
import { type PlansRule, toRules, type Finding, type Findings } from '../LinterRule.ts'
import { typicalCoinsurance, median } from './typicalAmounts.ts'
import { acceptIfIntended, formatNames, formatDollars } from './wording.ts'
import { isPreventive } from './preventiveCareRules.ts'
import type { YearDocuments } from '../../contract/consistency/Rule.ts'

/** Payments with a wrong coinsurance, or without a part that another part needs. */
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
  'maximum-without-coinsurance': {
    title: 'A coinsurance maximum comes with a coinsurance.',
    why: 'There is no coinsurance for it to limit, so the service is free.',
    fails: '{ "coinsuranceMaximum": 75 }',
    passes: '{ "coinsurance": 25, "coinsuranceMaximum": 75 }',
    check: ({ plans: { plans } }) =>
      checkEachPayment(
        plans,
        (payment, pointer) =>
          payment.coinsuranceMaximum !== undefined &&
          !payment.coinsurance && {
            pointer: `${pointer}/coinsuranceMaximum`,
            message: `There is a coinsurance maximum but no coinsurance, so the member pays ${describeRest(payment)}.`,
            help: `Add 'coinsurance' with the member's percentage, such as 25, or remove 'coinsuranceMaximum'.`,
          },
      ),
  },
  'days-without-copay': {
    title: 'A number of copay days comes with a copay.',
    why: 'There is no copay for these days, so the service is free.',
    fails: '{ "copayDays": 5 }',
    passes: '{ "copay": 300, "copayDays": 5 }',
    check: ({ plans: { plans } }) =>
      checkEachPayment(
        plans,
        (payment, pointer) =>
          payment.copayDays !== undefined &&
          !payment.copay && {
            pointer: `${pointer}/copayDays`,
            message: `There are copay days but no copay, so the member pays ${describeRest(payment)}.`,
            help: `Add 'copay' with the dollars for one day, such as 300, or remove 'copayDays'.`,
          },
      ),
  },
  'free-by-default': {
    title: 'Services without a row of their own are not free.',
    why: 'Every service without a row of its own is free.',
    fails: '"payment": {}',
    passes: '"payment": { "deductible": true, "coinsurance": 20 }',
    check: ({ plans: { services, plans } }) =>
      checkEachPlan(plans, (plan, pointer) => {
        const { payment } = plan
        const names = servicesWithoutRow(plan, services)
          .filter((service) => !isPreventive(service))
          .map(({ name }) => name)
        if (names.length === 0 || !isFree(payment) || isIncomplete(payment)) return []
        return {
          pointer: `${pointer}/payment`,
          message: `The member pays nothing for ${formatNames(names)}: this payment applies to every service without a row of its own.`,
          help: `Write what the member usually pays, such as { "deductible": true, "coinsurance": 20 }; ${acceptIfIntended}`,
        }
      }),
  },
})

/** Whether it has a limit without the amount to limit, which other rules report. */
function isIncomplete({ copay = 0, copayDays, coinsurance = 0, coinsuranceMaximum }: Payment) {
  return (copayDays !== undefined && copay === 0) || (coinsuranceMaximum !== undefined && coinsurance === 0)
}

/** What the member pays despite the missing part of the payment. */
function describeRest(payment: Payment) {
  const parts = describePayment(payment)
  return parts.length === 0 ? 'nothing' : `only ${parts.join(' and ')}`
}

type Service = PlansDocument['services'][number]

/** The engine never charges more than the price, so with such a copay the plan pays nothing. */
export function checkCopayPrices({ plans: { services, locations, plans } }: YearDocuments): Findings {
  const factor = factorClosestTo1(locations)
  const serviceById = new Map(services.map((service) => [service.id, service]))
  return checkEachPlan(plans, (plan, pointer) => {
    const prices = servicesWithoutRow(plan, services)
      .map(({ allowedAmount }) => allowedAmount)
      .filter((price) => price > 0)
    return [
      checkCopay(
        `${pointer}/payment`,
        plan.payment,
        'a typical service without a row of its own',
        median(prices),
        factor,
      ),
      (plan.services ?? []).map(({ service, payment }, index) =>
        checkCopay(
          `${pointer}/services/${index}/payment`,
          payment,
          'one use',
          comparablePrice(payment, serviceById.get(service)),
          factor,
        ),
      ),
    ]
  })
}

/** The price to compare the copay with; undefined if it is not known, or if another rule reports it. */
function comparablePrice({ copayDays }: Payment, service: Service | undefined): number | undefined {
  if (!service || service.allowedAmount === 0) return undefined
  if (copayDays === undefined) return service.allowedAmount
  // The copays for the days of a stay add up to the price of the stay at most.
  return service.daysPerStay === undefined
    ? undefined
    : (service.allowedAmount * service.daysPerStay) / Math.min(copayDays, service.daysPerStay)
}

/** The location factor to compare at: 1 if it is within the range of factors, else the closest factor. */
function factorClosestTo1(locations: PlansDocument['locations']): number {
  const factors = locations.map(({ factor }) => factor)
  return factors.length === 0 ? 1 : Math.min(Math.max(1, Math.min(...factors)), Math.max(...factors))
}

/**
 * @param pointer to the payment
 * @param pricedItem what the price is for
 * @param price undefined if it is not known
 * @param factor of the location
 */
function checkCopay(
  pointer: string,
  payment: Payment,
  pricedItem: string,
  price: number | undefined,
  factor: number,
): Finding[] {
  if (price === undefined) return []
  const localPrice = Math.round(price * factor * 100) / 100
  return copaysIn(payment)
    .filter(({ amount }) => amount > localPrice)
    .map(({ name, noun, amount }) => ({
      pointer: `${pointer}/${name}`,
      message: `The ${noun} (${formatDollars(amount)}) is more than the price of ${pricedItem} (${formatDollars(localPrice)}), so the plan pays nothing.`,
      help: `Write both in dollars for one use; ${acceptIfIntended}`,
    }))
}

function copaysIn({ copay = 0, firstUses, priceUntilDeductible = 0 }: Payment) {
  return [
    { name: 'copay', noun: 'copay', amount: copay },
    { name: 'firstUses/copay', noun: 'copay of first uses', amount: firstUses?.copay ?? 0 },
    { name: 'priceUntilDeductible', noun: 'price until the deductible', amount: priceUntilDeductible },
  ]
}

import type { Payment, PlansDocument } from '../../../contract/plans.ts'
import type { UnlocatedDiagnostic } from '../../UnlocatedDiagnostic.ts'
import { checkEachPlan } from '../checkEachPlan.ts'
import { median } from '../median.ts'
import type { PlansRule } from '../Rule.ts'
import { acceptIfIntended, formatDollars } from '../wording.ts'
import { servicesWithoutRow } from './payments.ts'

type Service = PlansDocument['services'][number]

/** The engine never charges more than the price, so with such a copay the plan pays nothing. */
export const copayOverPrice: PlansRule = {
  code: 'copay-over-price',
  severity: 'warning',
  title: 'A copay is not more than the price of one use.',
  check: ({ plans: { services, locations, plans } }) => {
    const factor = factorClosestTo1(locations)
    const serviceById = new Map(services.map((service) => [service.id, service]))
    return checkEachPlan(plans, (plan, pointer) => {
      const prices = servicesWithoutRow(plan, services)
        .map(({ allowedAmount }) => allowedAmount)
        .filter((price) => price > 0)
      return [
        ...checkCopay(
          `${pointer}/payment`,
          plan.payment,
          'a typical service without a row of its own',
          median(prices),
          factor,
        ),
        ...(plan.services ?? []).flatMap(({ service, payment }, index) =>
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
  },
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
): UnlocatedDiagnostic[] {
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

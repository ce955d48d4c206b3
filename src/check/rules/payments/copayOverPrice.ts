import type { Payment, PlansDocument } from '../../../contract/plans.ts'
import type { UnlocatedDiagnostic } from '../../UnlocatedDiagnostic.ts'
import { checkEachPlan } from '../checkEachPlan.ts'
import { median } from '../median.ts'
import type { PlansRule } from '../Rule.ts'
import { acceptIfIntended, formatDollars } from '../wording.ts'

type Service = PlansDocument['services'][number]

/** The engine never charges more than the price, so with such a copay the plan pays nothing. */
export const copayOverPrice: PlansRule = {
  code: 'copay-over-price',
  severity: 'warning',
  title: 'A copay is not more than the price of one use.',
  check: ({ plans: { services, locations, plans } }) => {
    const factor = factorClosestTo1(locations)
    const serviceById = new Map(services.map((service) => [service.id, service]))
    return checkEachPlan(plans, ({ payment, services: rows = [] }, pointer) => {
      const withRow = new Set(rows.map(({ service }) => service))
      const others = services.filter(({ id, allowedAmount }) => !withRow.has(id) && allowedAmount > 0)
      const typicalPrice = median(others.map(({ allowedAmount }) => allowedAmount))
      return [
        ...compare(
          `${pointer}/payment/copay`,
          payment,
          typicalPrice,
          factor,
          'a typical service without a row of its own',
        ),
        ...rows.flatMap((row, index) =>
          compare(
            `${pointer}/services/${index}/payment/copay`,
            row.payment,
            comparablePrice(row.payment, serviceById.get(row.service)),
            factor,
            'one use',
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

function compare(
  pointer: string,
  { copay = 0 }: Payment,
  price = Infinity,
  factor: number,
  priced: string,
): UnlocatedDiagnostic[] {
  const localPrice = Math.round(price * factor * 100) / 100
  if (copay <= localPrice) return []
  return [
    {
      pointer,
      message: `The copay (${formatDollars(copay)}) is more than the price of ${priced} (${formatDollars(localPrice)}), so the plan pays nothing.`,
      help: `Write both in dollars for one use; ${acceptIfIntended}`,
    },
  ]
}

import type { Payment, PlansDocument } from '../../contract/plans.ts'
import { dollars } from './dollars.ts'
import { eachPlan } from './eachPlan.ts'
import { ifMeant } from './ifMeant.ts'
import { middle } from './findOutliers.ts'
import type { PlansRule } from './Rule.ts'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'

type Service = PlansDocument['services'][number]

/** The engine never asks for more than the price, so such a copay means that the plan pays nothing. */
export const copayOverPrice: PlansRule = {
  code: 'copay-over-price',
  severity: 'warning',
  title: 'A copay is not more than what one use costs.',
  check: ({ plans: { services, locations, plans } }) => {
    const factor = factorNearestToOne(locations)
    const known = new Map(services.map((service) => [service.id, service]))
    return eachPlan(plans, ({ payment, services: rows = [] }, path) => {
      const own = new Set(rows.map(({ service }) => service))
      const others = services.filter(({ id, allowedAmount }) => !own.has(id) && allowedAmount > 0)
      const usual = middle(others.map(({ allowedAmount }) => allowedAmount))
      return [
        ...overPrice(
          `${path}/payment/copay`,
          payment,
          usual,
          factor,
          'a typical service without a row of its own costs',
        ),
        ...rows.flatMap((row, place) => {
          const price = priceFor(row.payment, known.get(row.service))
          return overPrice(
            `${path}/services/${place}/payment/copay`,
            row.payment,
            price,
            factor,
            'one use costs',
          )
        }),
      ]
    })
  },
}

/** The price to compare the copay with; undefined if it is not known, or if another rule reports it. */
function priceFor({ copayDays }: Payment, service: Service | undefined): number | undefined {
  if (!service || service.allowedAmount === 0) return undefined
  // The copays for the days of a stay cost no more than the stay.
  if (copayDays === undefined) return service.allowedAmount
  return service.daysPerStay === undefined
    ? undefined
    : (service.allowedAmount * service.daysPerStay) / Math.min(copayDays, service.daysPerStay)
}

/** The location factor to compare at: 1, or the nearest that a location has. */
function factorNearestToOne(locations: PlansDocument['locations']): number {
  const factors = locations.map(({ factor }) => factor)
  return factors.length === 0 ? 1 : Math.min(Math.max(1, Math.min(...factors)), Math.max(...factors))
}

function overPrice(
  pointer: string,
  { copay = 0 }: Payment,
  price = Infinity,
  factor: number,
  costs: string,
): UnlocatedDiagnostic[] {
  const asked = Math.round(price * factor * 100) / 100
  if (copay <= asked) return []
  return [
    {
      pointer,
      message: `The copay of ${dollars(copay)} is more than the ${dollars(asked)} that ${costs}, so the member pays all of it and the plan nothing.`,
      help: `Enter both in dollars for one use; ${ifMeant}`,
    },
  ]
}

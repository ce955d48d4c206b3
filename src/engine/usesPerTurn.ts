import type { ModelPlan, ModelService } from './model.ts'
import { noDayLimit, type PaymentRule } from './payment.ts'

/**
 * How many custom uses of a service fall on one person at a time: a whole stay, where one use is a day. That is so
 * where days make a stay, and where any plan has a copay for some of them; for a year is laid out alike under every plan.
 * @param place the service's.
 */
export function usesPerTurn({ daysPerStay }: ModelService, place: number, plans: ModelPlan[]): number {
  const isByDay = daysPerStay < noDayLimit || plans.some(({ rules }) => isForSomeDays(rules[place]!))
  return isByDay ? daysPerStay : 1
}

function isForSomeDays({ copay, copayDays }: PaymentRule) {
  return copay > 0 && copayDays < noDayLimit
}

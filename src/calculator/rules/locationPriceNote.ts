import { stepTexts } from '../texts/stepTexts.ts'
import { formatPercentage } from './formatMoney.ts'

/**
 * A sentence that says how prices at a location differ from typical prices.
 * @param locationFactor multiplies typical prices
 * @returns null if the prices do not differ, or if the factor is not positive
 */
export function locationPriceNote(locationFactor: number) {
  const { pricesAbove, pricesBelow } = stepTexts.notes
  const difference = Math.abs(locationFactor - 1)
  if (locationFactor <= 0 || formatPercentage(difference) === formatPercentage(0)) return null
  const texts = locationFactor > 1 ? pricesAbove : pricesBelow
  if (difference < 0.01) return texts.lessThan({ percent: formatPercentage(0.01) })
  // Rounding would give 100%, which would mean that everything is free.
  if (locationFactor < 0.01) return pricesBelow.moreThan({ percent: formatPercentage(0.99) })
  return texts.about({ percent: formatPercentage(difference) })
}

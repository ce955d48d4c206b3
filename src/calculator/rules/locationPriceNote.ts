import { stepTexts } from '../texts/stepTexts.ts'
import { lazyFormat } from './lazyFormat.ts'

/**
 * A sentence that says how prices at a location differ from typical prices.
 * @param locationFactor multiplies typical prices
 * @returns null if the prices do not differ, or if the factor is not positive
 */
export function locationPriceNote(locationFactor: number) {
  const { lessThan, moreThan, pricesAbove, pricesBelow } = stepTexts.notes
  const difference = Math.abs(locationFactor - 1)
  const isAbove = locationFactor > 1
  if (locationFactor <= 0 || percent.format(difference) === percent.format(0)) return null
  let amount = percent.format(difference)
  if (difference < 0.01) amount = lessThan({ percent: percent.format(0.01) })
  // Rounding would give 100%, which would mean that everything is free.
  else if (locationFactor < 0.01) amount = moreThan({ percent: percent.format(0.99) })
  return isAbove ? pricesAbove({ percent: amount }) : pricesBelow({ percent: amount })
}

const percent = lazyFormat<number>(
  () => new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 }),
)

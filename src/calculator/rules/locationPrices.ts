import { stepTexts } from '../texts/stepTexts.ts'
import { lazyFormat } from './lazyFormat.ts'

/**
 * How prices at a location differ from typical prices, as a sentence. Null if they do not differ, or if the factor is
 * 0 or less.
 * @param locationFactor multiplies typical prices
 */
export function locationPrices(locationFactor: number) {
  const { lessThan, moreThan, pricesAbove, pricesBelow } = stepTexts.notes
  const difference = Math.abs(locationFactor - 1)
  const isAbove = locationFactor > 1
  if (locationFactor <= 0 || percent.format(difference) === percent.format(0)) return null
  let amount = percent.format(difference)
  if (difference < 0.01) amount = lessThan({ percent: percent.format(0.01) })
  // Rounding would give 100%, which would mean that nothing costs anything.
  else if (locationFactor < 0.01) amount = moreThan({ percent: percent.format(0.99) })
  return isAbove ? pricesAbove({ percent: amount }) : pricesBelow({ percent: amount })
}

const percent = lazyFormat<number>(
  () => new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 }),
)

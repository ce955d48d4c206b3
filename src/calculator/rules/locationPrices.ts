import { lazyFormat } from './lazyFormat.ts'

/**
 * How far prices at a location lie from the usual ones: "15% above"; null when they are the usual ones, or are
 * nothing at all, which says nothing.
 * @param locationFactor what usual prices are multiplied by.
 */
export function priceLevel(locationFactor: number) {
  const share = Math.abs(locationFactor - 1)
  if (locationFactor <= 0 || percent.format(share) === percent.format(0)) return null
  if (share < 0.01) return `less than 1% ${locationFactor > 1 ? 'above' : 'below'}`
  // Rounded, the next to nothing that is left would be nothing.
  if (locationFactor < 0.01) return 'more than 99% below'
  return `${percent.format(share)} ${locationFactor > 1 ? 'above' : 'below'}`
}

const percent = lazyFormat<number>(
  () => new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 }),
)

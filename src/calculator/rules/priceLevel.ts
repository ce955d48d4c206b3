/** How far prices at a location lie from the usual ones: "15% above"; null when they are the usual ones. */
export function priceLevel(locationFactor: number) {
  const share = percent.format(Math.abs(locationFactor - 1))
  if (share === percent.format(0)) return null
  return `${share} ${locationFactor > 1 ? 'above' : 'below'}`
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })

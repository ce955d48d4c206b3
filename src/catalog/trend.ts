import type { CatalogService } from './Catalog.ts'
import { cite, hcciPrices } from './sources.ts'

/** By how many percent prices rise in a year. */
export const usualTrend = 3.3

export const trendCitation = cite(
  hcciPrices,
  'Average prices from 2018 to 2022',
  'Prices paid by employer plans rose by 14% in four years: 1.14 to the power of 1/4 is 1.033.',
)

/**
 * The price of a service in a year, rounded as people write prices: to $5, from $500 to $10, and from $2,000 to $100.
 * @param year that of the published price by default
 * @param trend in percent a year
 */
export function trendedPrice(
  { allowedAmount, priceYear }: Pick<CatalogService, 'allowedAmount' | 'priceYear'>,
  year = priceYear,
  trend = usualTrend,
): number {
  const price = allowedAmount * (1 + trend / 100) ** (year - priceYear)
  const unit = price < 500 ? 5 : price < 2000 ? 10 : 100
  return Math.max(unit, Math.round(price / unit) * unit)
}

import { usualTrend, type CatalogService } from './catalog.ts'

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

import { roundHalfAway, type Cents } from './money.ts'

/**
 * The amount that a share of the amounts is below. Interpolates linearly between the two closest ranks.
 * @param share from 0 to 1.
 */
export function percentile(amounts: readonly Cents[], share: number): Cents {
  const sorted = amounts.toSorted((one, other) => one - other)
  const rank = share * (sorted.length - 1)
  const lower = sorted[Math.floor(rank)]!
  const upper = sorted[Math.ceil(rank)]!
  return roundHalfAway(lower + (upper - lower) * (rank - Math.floor(rank)))
}

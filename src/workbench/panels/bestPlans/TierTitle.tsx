import { coverageLabel } from '../../../calculator/rules/coverage.ts'
import type { CoverageCode } from '../../../contract/inputs.ts'
import { shortTierTitle } from '../../cells/tierTitles.ts'

/** The title of a column by tier, short enough for narrow columns. @param tiers of the client */
export function TierTitle({ tier, tiers }: { tier: CoverageCode; tiers: readonly CoverageCode[] }) {
  return (
    <>
      <span className="visually-hidden">{coverageLabel(tier, tiers.includes('EK'))}</span>
      <span aria-hidden>{shortTierTitle(tier, tiers)}</span>
    </>
  )
}

import type { CoverageCode } from '../../../contract/inputs.ts'
import { coverageLabel } from '../../../calculator/rules/coverage.ts'
import { shortTierTitle } from '../../tierTitles.ts'

/** The column headers of a table by tier, short enough for narrow columns. */
export function TierHeaders({ tiers }: { tiers: readonly CoverageCode[] }) {
  const hasSingleChild = tiers.includes('EK')
  return tiers.map((tier) => (
    <th key={tier} scope="col">
      <span className="visually-hidden">{coverageLabel(tier, hasSingleChild)}</span>
      <span aria-hidden>{shortTierTitle(tier, tiers)}</span>
    </th>
  ))
}

import { formatShare } from '../../cells/amounts.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import type { PlanValue } from '../bestPlans/planValue.ts'

interface ShareTableProps {
  value: PlanValue
  /** The index of the tier. */
  column: number
  tierName: string
}

/** The share of the price of care that each plan pays. */
export function ShareTable({ value, column, tierName }: ShareTableProps) {
  const { plans, scenarios } = value
  return (
    <ScrollRegion label="Share of care that each plan pays">
      <table className="value-table">
        <caption>
          Share of care that each plan pays, {tierName}
          <span>
            The rest are deductibles, copays, and coinsurance. This is not an actuarial value, which needs a
            standard population: it is about these scenarios. Company money does not count.
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">All scenarios</th>
            {scenarios.map(({ id, name }) => (
              <th key={`${typeof id} ${id}`} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plans.map(({ key, name, tiers }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>
                <ShareBar share={tiers[column]?.share ?? null} />
              </td>
              {scenarios.map(({ id }, row) => (
                <td key={`${typeof id} ${id}`}>{describeShare(tiers[column]?.shares[row] ?? null)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function ShareBar({ share }: { share: number | null }) {
  return (
    <span className="value-share">
      <strong>{describeShare(share)}</strong>
      <meter aria-hidden="true" min={0} max={1} value={share ?? 0} />
    </span>
  )
}

/** Without care, or if the plan is not offered with these answers, there is no share. */
function describeShare(share: number | null) {
  return share === null ? '–' : formatShare(share)
}

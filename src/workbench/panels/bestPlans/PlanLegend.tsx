import { PlanBadge } from './PlanBadge.tsx'
import './PlanLegend.css'
import { bestPlanKeys, type PlanMatrix } from './planMatrix.ts'

/** The plan for each letter, and the number of cells in which it is the best one. */
export function PlanLegend({ matrix }: { matrix: PlanMatrix }) {
  const { plans, rows, tiers } = matrix
  return (
    <ul className="plan-legend" aria-label="Plans">
      {plans.map(({ key, name, isOffered }, index) => (
        <li key={key}>
          <PlanBadge index={index} />
          <span>
            {name}
            <span className="soft">
              :{' '}
              {isOffered
                ? `${countWins(matrix, key)} of ${rows.length * tiers.length}`
                : 'not offered with these answers'}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A tie counts as a win. */
function countWins({ rows }: PlanMatrix, key: string) {
  return rows.flatMap(({ cells }) => cells).filter((cell) => bestPlanKeys(cell).includes(key)).length
}

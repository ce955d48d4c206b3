import { formatMoney } from '../../../calculator/rules/formatMoney.ts'
import { TierHeaders } from '../bestPlans/TierHeaders.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { PlanBadge } from '../bestPlans/PlanBadge.tsx'
import type { PlanValue, Winner } from '../bestPlans/planValue.ts'

interface WinnerTableProps {
  value: PlanValue
}

/** The cheapest plan of each scenario and tier, and what the next one costs more. */
export function WinnerTable({ value }: WinnerTableProps) {
  const { tiers, scenarios, winners } = value
  return (
    <ScrollRegion label="Cheapest plan">
      <table className="value-table">
        <caption>
          Cheapest plan, and how much less it costs than the next one
          <WinCounts value={value} />
        </caption>
        <thead>
          <tr>
            <th scope="col">Scenario</th>
            <TierHeaders tiers={tiers} />
          </tr>
        </thead>
        <tbody>
          {scenarios.map(({ id, name }, row) => (
            <tr key={`${typeof id} ${id}`}>
              <th scope="row">{name}</th>
              {tiers.map((tier, column) => (
                <td key={tier}>
                  <WinnerCell value={value} winner={winners[row]![column]!} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function WinnerCell({ value: { plans }, winner }: { value: PlanValue; winner: Winner }) {
  const names = winner.plans.map((key) => plans.find((plan) => plan.key === key)!.name).join(' and ')
  return (
    <span className="value-winner" title={names}>
      {winner.plans.map((key) => (
        <PlanBadge key={key} index={plans.findIndex((plan) => plan.key === key)} />
      ))}
      <span className="visually-hidden">{names}</span>
      {winner.plans.length > 1 && 'the same'}
      {winner.plans.length === 1 && winner.margin !== null && formatMoney(winner.margin)}
    </span>
  )
}

/** The plan for each letter, and in how many cases it is the cheapest. */
function WinCounts({ value: { plans, scenarios, tiers } }: { value: PlanValue }) {
  const cases = scenarios.length * tiers.length
  return (
    <ul className="value-legend">
      {plans.map(({ key, name, wins, isOffered }, index) => (
        <li key={key}>
          <PlanBadge index={index} /> {name}:{' '}
          {isOffered ? describeWins(wins, cases) : 'not offered with these answers'}
        </li>
      ))}
    </ul>
  )
}

function describeWins(wins: number, cases: number) {
  return wins === 0 ? 'never the cheapest' : `${wins} of ${cases}`
}

import { Calculator } from 'lucide-react'
import { coverageLabel } from '../../../calculator/rules/coverage.ts'
import { money } from '../../../calculator/rules/money.ts'
import type { LineUp } from './lineUp.ts'
import type { Oddity } from './oddities.ts'
import { planMark } from './planMarks.ts'
import type { Cell } from './visitedCell.ts'
import './Grid.css'

interface GridProps {
  lineUp: LineUp
  oddities: Oddity[]
  /** Where the visitor of the calculator is. */
  visited: Cell
  chosen: Cell
  onChoose: (cell: Cell) => void
}

/** The best plan of each scenario for each tier: its letter, its name and what the year costs with it. */
export function Grid({ lineUp, oddities, visited, chosen, onChoose }: GridProps) {
  const { tiers, rows, plans } = lineUp
  const odd = new Set(oddities.flatMap(({ cells }) => cells.map(String)))
  const places = new Map(plans.map(({ key }, place) => [key, place]))
  return (
    <table className="grid">
      <caption>The best plan of each scenario and tier</caption>
      <thead>
        <tr>
          <th scope="col">Scenario</th>
          {tiers.map((tier) => (
            <th key={tier} scope="col">
              {coverageLabel(tier, tiers.includes('EK'))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows.entries()].map(([row, { scenario, name, cells }]) => (
          <tr key={`${typeof scenario} ${scenario}`}>
            <th scope="row">{name}</th>
            {[...cells.entries()].map(([column, { plans: costs, bestPlan }]) => {
              const best = costs[bestPlan]!
              const place = places.get(bestPlan) ?? 0
              const isVisited = row === visited[0] && column === visited[1]
              return (
                <td key={tiers[column]} data-odd={odd.has(String([row, column]))}>
                  <button
                    type="button"
                    aria-pressed={row === chosen[0] && column === chosen[1]}
                    title={best.displayName}
                    onClick={() => onChoose([row, column])}
                  >
                    <span className="grid-mark" data-plan={place % 6}>
                      {planMark(place)}
                    </span>
                    <span className="visually-hidden">{best.displayName}, </span>
                    {money(best.totalCost)}
                    {isVisited && <Visited />}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={tiers.length + 1}>
            <ul className="grid-plans">
              {[...plans.entries()].map(([place, { key, name }]) => (
                <li key={key}>
                  <span className="grid-mark" data-plan={place % 6}>
                    {planMark(place)}
                  </span>
                  {name}: {winsOf(lineUp, key)} of {rows.length * tiers.length}
                </li>
              ))}
              <li>
                <Calculator aria-hidden /> in the calculator
              </li>
            </ul>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** Marks the cell that the visitor of the calculator is in. */
function Visited() {
  return (
    <>
      <Calculator aria-hidden />
      <span className="visually-hidden">, in the calculator</span>
    </>
  )
}

function winsOf({ rows }: LineUp, key: string) {
  return rows.flatMap(({ cells }) => cells).filter(({ bestPlan }) => bestPlan === key).length
}

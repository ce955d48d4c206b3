import { coverageLabel } from '../../../calculator/rules/coverage.ts'
import { GridCell } from './GridCell.tsx'
import { GridPlans } from './GridPlans.tsx'
import type { LineUp } from './lineUp.ts'
import type { Cell } from './visitedCell.ts'
import './Grid.css'

interface GridProps {
  lineUp: LineUp
  /** The cells that show what is pointed at. */
  marked: Cell[]
  /** Where the visitor of the calculator is. */
  visited: Cell
  chosen: Cell
  onChoose: (cell: Cell) => void
}

/** The best plan of each scenario for each tier: its letter, its name and what the year costs with it. */
export function Grid({ lineUp, marked, visited, chosen, onChoose }: GridProps) {
  const { tiers, rows, plans } = lineUp
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
        {rows.map(({ scenario, name, cells }, row) => (
          <tr key={`${typeof scenario} ${scenario}`}>
            <th scope="row">{name}</th>
            {cells.map((outputs, column) => {
              const isHere = (cell: Cell) => cell[0] === row && cell[1] === column
              return (
                <td key={tiers[column]} data-marked={marked.some(isHere)}>
                  <GridCell
                    outputs={outputs}
                    places={places}
                    isVisited={isHere(visited)}
                    isChosen={isHere(chosen)}
                    onChoose={() => onChoose([row, column])}
                  />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={tiers.length + 1}>
            <GridPlans lineUp={lineUp} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

import Calculator from '~icons/lucide/calculator'
import { coverageLabel } from '../../../calculator/rules/coverage.ts'
import { PlanBadge } from './PlanBadge.tsx'
import { bestPlanKeys, type CellIndex, type PlanMatrix } from './planMatrix.ts'
import { PlanMatrixCell } from './PlanMatrixCell.tsx'
import './PlanMatrixTable.css'

interface PlanMatrixTableProps {
  matrix: PlanMatrix
  highlighted: CellIndex[]
  /** The cell of the calculator's answers. */
  current: CellIndex
  selected: CellIndex
  onSelect: (cell: CellIndex) => void
}

export function PlanMatrixTable({ matrix, highlighted, current, selected, onSelect }: PlanMatrixTableProps) {
  const { tiers, rows, plans } = matrix
  const indexes = new Map(plans.map(({ key }, index) => [key, index]))
  return (
    <table className="plan-matrix">
      <caption>Best plan for each scenario and tier</caption>
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
            {cells.map((cell, column) => {
              const isHere = (index: CellIndex) => index[0] === row && index[1] === column
              return (
                <td key={tiers[column]} data-highlighted={highlighted.some(isHere)}>
                  <PlanMatrixCell
                    cell={cell}
                    indexes={indexes}
                    isCurrent={isHere(current)}
                    isSelected={isHere(selected)}
                    onSelect={() => onSelect([row, column])}
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
            <PlanLegend matrix={matrix} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** The plan for each letter, and the number of cells in which it is the best one. */
function PlanLegend({ matrix }: { matrix: PlanMatrix }) {
  const { plans, rows, tiers } = matrix
  return (
    <ul className="plan-legend">
      {plans.map(({ key, name, isOffered }, index) => (
        <li key={key}>
          <PlanBadge index={index} />
          {name}:{' '}
          {isOffered
            ? `${countWins(matrix, key)} of ${rows.length * tiers.length}`
            : 'not offered with these answers'}
        </li>
      ))}
      <li>
        <Calculator aria-hidden /> in the calculator
      </li>
    </ul>
  )
}

/** A tie counts as a win. */
function countWins({ rows }: PlanMatrix, key: string) {
  return rows.flatMap(({ cells }) => cells).filter((cell) => bestPlanKeys(cell).includes(key)).length
}

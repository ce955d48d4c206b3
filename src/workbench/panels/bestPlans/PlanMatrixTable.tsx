import type { CellIndex, PlanMatrix } from './planMatrix.ts'
import { PlanMatrixCell } from './PlanMatrixCell.tsx'
import './PlanMatrixTable.css'
import { TierHeaders } from './TierHeaders.tsx'

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
      <caption className="visually-hidden">Best plan for each scenario and tier</caption>
      <thead>
        <tr>
          <th scope="col">Scenario</th>
          <TierHeaders tiers={tiers} />
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
    </table>
  )
}

import type { ReactNode } from 'react'
import './DataTable.css'
import { ScrollRegion } from './ScrollRegion.tsx'

export interface DataTableProps {
  /** Names the region that scrolls. */
  label: string
  caption: ReactNode
  /** A sentence or a list below the caption. */
  note?: ReactNode
  /** The title of the first column, whose cells are the headings of the rows. */
  corner: string
  columns: readonly ReactNode[]
  rows: readonly DataRow[]
  /** Whether the cells are amounts, to align at their end. */
  isNumeric?: boolean
  className?: string
}

interface DataRow {
  heading: ReactNode
  /** A text takes the place of all cells. */
  cells: readonly ReactNode[] | string
  isTotal?: boolean
}

/** A table with a heading for each row and column. */
export function DataTable({
  label,
  caption,
  note,
  corner,
  columns,
  rows,
  isNumeric = false,
  className = 'data-table',
}: DataTableProps) {
  return (
    <ScrollRegion label={label}>
      <table className={className} data-numeric={isNumeric}>
        <caption>
          {caption}
          {note !== undefined && <div className="soft">{note}</div>}
        </caption>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {[...columns.entries()].map(([index, column]) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows.entries()].map(([index, { heading, cells, isTotal = false }]) => (
            <tr key={index} data-total={isTotal}>
              <th scope="row">{heading}</th>
              {typeof cells === 'string' ? (
                <td colSpan={columns.length}>{cells}</td>
              ) : (
                [...cells.entries()].map(([column, cell]) => <td key={column}>{cell}</td>)
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

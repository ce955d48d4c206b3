import { cellKey, cellOf, cellText, textOf, type CellName, type Table } from '../tables/Table.ts'
import { ScrollRegion } from '../ui/ScrollRegion.tsx'
import { listSkipped } from './describeImport.ts'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'
import type { ImportDecisions, ImportPlan } from './ImportPlan.ts'

interface ImportPreviewProps {
  plan: ImportPlan
  /** The pointers of the values that are typical before the import. Nobody needs to compare them. */
  typical: ReadonlySet<string>
  before: Table
  after: Table
  decisions: ImportDecisions
  onDecide: (decisions: ImportDecisions) => void
}

const shownRows = 200

/** The rows and columns of the table that the file has, as they will be, and the cells of the file that are skipped. */
export function ImportPreview(props: ImportPreviewProps) {
  const { plan, decisions, onDecide } = props
  const skipped = listSkipped(plan.ledger)
  const { terms } = decisions
  const leaveOut = (text: string) => {
    // The button goes away.
    document.activeElement?.closest<HTMLElement>('[role="region"]')?.focus()
    onDecide({ ...decisions, terms: new Set([...terms, text]) })
  }
  return (
    <>
      <ImportedTable {...props} />
      {skipped.length > 0 && (
        <details>
          <summary>Cells and notes that are not imported: {skipped.length.toLocaleString('en-US')}</summary>
          <ScrollRegion label="Cells and notes that are not imported">
            <table className="data-table import-table">
              <thead>
                <tr>
                  <th scope="col">Cell</th>
                  <th scope="col">In the file</th>
                  <th scope="col">Why</th>
                </tr>
              </thead>
              <tbody>
                {skipped.slice(0, shownRows).map(({ sheet, address, text, reason, place, isTerm }) => (
                  <tr key={`${sheet.name} ${address} ${text}`}>
                    <th scope="row">{address}</th>
                    <td>{text}</td>
                    <td>
                      {place === undefined ? reason : `${reason}. ${place}`}
                      {isTerm && terms.has(text) && '; added to “Not in the calculator”'}
                      {isTerm && !terms.has(text) && (
                        <ToolbarButton variant="quiet" onClick={() => leaveOut(text)}>
                          Add to “Not in the calculator”
                        </ToolbarButton>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
          {skipped.length > shownRows && <p>And {skipped.length - shownRows} more.</p>}
        </details>
      )}
    </>
  )
}

type ImportedTableProps = Pick<ImportPreviewProps, 'plan' | 'typical' | 'before' | 'after'>

function ImportedTable({ plan, typical, before, after }: ImportedTableProps) {
  const imported = plan.ledger.flatMap(({ fate }) => ('to' in fate ? [fate] : []))
  const calculations = new Map(imported.map(({ to, calculation }) => [cellKey(to), calculation]))
  const touched = new Set(
    [...imported.map(({ to }) => to), ...plan.changes].flatMap(({ row, column }) => [row, column]),
  )
  const headers = after.columns.filter(({ isRowHeader }) => isRowHeader)
  const columns = after.columns.filter(
    ({ name, isRowHeader }) =>
      !isRowHeader &&
      (touched.has(name) || after.rows.some((row) => isChanged(before, after, row.name, name))),
  )
  const rows = after.rows.filter(({ name }) => touched.has(name))
  if (rows.length === 0) return null
  return (
    <section className="stack">
      <h3>The table after the import</h3>
      <ScrollRegion label="The table after the import">
        <table className="data-table import-table">
          <thead>
            <tr>
              {[...headers, ...columns].map(({ name, title }) => (
                <th key={name} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shownRows).map((row) => (
              <tr key={row.name}>
                {headers.map((column) => (
                  <th key={column.name} scope="row">
                    {cellText(row, column)}
                  </th>
                ))}
                {columns.map(({ name: column }) => {
                  const cell = { row: row.name, column }
                  const hasChanged = isChanged(before, after, row.name, column)
                  const calculation = calculations.get(cellKey(cell))
                  return (
                    <td key={column} data-changed={hasChanged}>
                      {calculation ?? textOf(after, cell)}
                      {hasChanged && !isTypical(typical, before, cell) && (
                        <small> was {textOf(before, cell) || 'empty'}</small>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {rows.length > shownRows && <p>And {rows.length - shownRows} more rows.</p>}
    </section>
  )
}

function isChanged(before: Table, after: Table, row: string, column: string) {
  return textOf(before, { row, column }) !== textOf(after, { row, column })
}

/** Whether a value is typical, or all amounts of a row whose unit it is. */
function isTypical(typical: ReadonlySet<string>, table: Table, cell: CellName) {
  const pointer = cellOf(table, cell)?.pointer
  const row = table.rows.find(({ name }) => name === cell.row)
  const parts = Object.values(row?.cells ?? {}).flatMap((each) =>
    each?.pointer?.startsWith(`${pointer}/`) ? [each.pointer] : [],
  )
  return (parts.length > 0 ? parts : [pointer ?? '']).every((each) => typical.has(each))
}

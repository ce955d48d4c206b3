import { memo, useRef, type FormEvent } from 'react'
import { useEditedRows } from './useEditedRows.ts'
import './UsesTable.css'

export interface UsesTableProps {
  id: string
  caption: string
  /** Titles of the two columns. */
  titles: { service: string; uses: string }
  /** Names of the services. Keep the same array between renders. */
  services: readonly string[]
  /** What each row shows when the table opens, in the order of the services. */
  uses: readonly (number | string)[]
  /** Error messages by the index of the service. */
  errors: ReadonlyMap<number, string>
  /** Receives the texts of all rows edited so far, by index, and whether the table is unmounting. */
  onEdit: (edited: ReadonlyMap<number, string>, isUnmounting: boolean) => void
  describedBy?: string
}

/** A table with a row for each service and an input for its uses. */
export function UsesTable({
  id,
  caption,
  titles,
  services,
  uses,
  errors,
  onEdit,
  describedBy,
}: UsesTableProps) {
  const table = useRef<HTMLTableElement>(null)
  const { onInput, onBlur } = useEditedRows(table, onEdit)
  return (
    <table className="uses" id={id} ref={table} aria-describedby={describedBy}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{titles.service}</th>
          <th scope="col">{titles.uses}</th>
        </tr>
      </thead>
      <tbody>
        {[...services.entries()].map(([row, service]) => (
          <UsesRow
            key={row}
            id={`${id}_${row}`}
            {...{ row, service, onInput, onBlur }}
            uses={uses[row]}
            error={errors.get(row)}
          />
        ))}
      </tbody>
    </table>
  )
}

interface UsesRowProps {
  id: string
  row: number
  service: string
  uses: number | string | undefined
  error: string | undefined
  onInput: (event: FormEvent<HTMLInputElement>) => void
  onBlur: () => void
}

const UsesRow = memo(function UsesRow({ id, row, service, uses, error, onInput, onBlur }: UsesRowProps) {
  const errorId = `${id}-error`
  return (
    <tr>
      <th scope="row">
        <label htmlFor={id}>{service}</label>
      </th>
      <td>
        <input
          id={id}
          data-row={row}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={uses}
          onInput={onInput}
          onBlur={onBlur}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
        />
        {error && <p id={errorId}>{error}</p>}
      </td>
    </tr>
  )
})

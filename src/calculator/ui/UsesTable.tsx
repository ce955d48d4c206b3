import { memo, useRef, type FormEvent } from 'react'
import { useDrafts } from './useDrafts.ts'
import './UsesTable.css'

export interface UsesTableProps {
  id: string
  caption: string
  /** Names of the services. Keep the same list between renders. */
  services: readonly string[]
  /** By position of the service, what stands in its row when the table opens. */
  uses: readonly (number | string)[]
  /** By position of the service, what is wrong in its row. */
  errors: ReadonlyMap<number, string>
  /** What was typed since the last call, by position; and whether the table is going away. */
  onTyped: (typed: ReadonlyMap<number, string>, isLeaving: boolean) => void
  describedBy?: string
}

/** A row for each service, with the number of its uses. */
export function UsesTable({ id, caption, services, uses, errors, onTyped, describedBy }: UsesTableProps) {
  const table = useRef<HTMLTableElement>(null)
  const { onInput, onBlur } = useDrafts(table, onTyped)
  return (
    <table className="uses" id={id} ref={table} aria-describedby={describedBy}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">Uses</th>
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

import { memo, useRef, useState, type FormEvent } from 'react'
import { ErrorSummary } from './ErrorSummary.tsx'
import { LocalizedText } from './LocalizedText.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'
import { useEditedInputs } from './useEditedInputs.ts'
import './UsesTable.css'

export interface UsesTableProps {
  id: string
  caption: string
  texts: {
    /** Titles of the two columns. */
    service: string
    uses: string
    /** The label of the choice of the person, and the name of a person's input. */
    person: string
    usesByPerson: (input: { service: string; person: string }) => string
    /** An error message with the name of its input. */
    namedError: (error: { name: string; message: string }) => string
    /** The title of the list of errors. */
    corrections: (errors: { count: number }) => string
  }
  /** Names of the services. Keep the same array between renders. */
  services: readonly string[]
  /** If given, each service has uses for each of these persons. */
  persons?: readonly string[]
  /** What each input shows when the table opens: service by service, and within a service in the order of the persons. */
  uses: readonly (number | string)[]
  /** Error messages by the index of the input. */
  errors: ReadonlyMap<number, string>
  /** Receives the texts of all inputs edited so far, by index, and whether the table is unmounting. */
  onEdit: (edited: ReadonlyMap<number, string>, isUnmounting: boolean) => void
  describedBy?: string
}

/**
 * A table with a row for each service and an input for its uses. With persons, it has the inputs of one person at a time.
 * Lists errors above it if there are several, or one of a person who is not shown.
 */
export function UsesTable(props: UsesTableProps) {
  const { id, caption, texts, services, persons = [], uses, errors, onEdit, describedBy } = props
  const table = useRef<HTMLTableElement>(null)
  const events = useEditedInputs(table, onEdit)
  const [shown, setShown] = useState(0)
  const length = persons.length || 1
  const nameOf = (index: number) => {
    const service = services[Math.floor(index / length)]!
    const person = persons[index % length]
    return person === undefined ? service : texts.usesByPerson({ service, person })
  }
  const summary = [...errors].map(([index, message]) => ({
    id: inputIdOf(id, index),
    text: texts.namedError({ name: nameOf(index), message }),
    show: () => setShown(index % length),
  }))
  const isHidden = [...errors.keys()].some((index) => index % length !== shown)
  return (
    <>
      {(summary.length > 1 || isHidden) && (
        <ErrorSummary title={texts.corrections({ count: summary.length })} errors={summary} />
      )}
      {persons.length > 0 && (
        <SegmentedControl
          label={texts.person}
          choices={[...persons.keys()].map(String)}
          names={Object.fromEntries(persons.entries())}
          chosen={String(shown)}
          onChoose={(person) => setShown(Number(person))}
        />
      )}
      <table className="uses amounts" id={id} ref={table} aria-describedby={describedBy}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.service}</th>
            <th scope="col">{texts.uses}</th>
          </tr>
        </thead>
        <tbody>
          {[...services.entries()].map(([row, service]) => {
            const index = row * length + shown
            return (
              <UsesRow
                key={index}
                id={inputIdOf(id, index)}
                name={persons.length > 0 ? nameOf(index) : undefined}
                {...{ index, service, events }}
                uses={uses[index]}
                error={errors.get(index)}
              />
            )
          })}
        </tbody>
      </table>
    </>
  )
}

const inputIdOf = (tableId: string, index: number) => `${tableId}_${index}`

interface UsesRowProps {
  id: string
  index: number
  service: string
  /** The name of the input, if it says more than the service. */
  name: string | undefined
  uses: number | string | undefined
  error: string | undefined
  events: {
    onInput: (event: FormEvent<HTMLInputElement>) => void
    onBlur: () => void
  }
}

const UsesRow = memo(function UsesRow({ id, index, service, name, uses, error, events }: UsesRowProps) {
  const errorId = `${id}-error`
  return (
    <tr>
      <th scope="row">
        <label htmlFor={id}>
          <LocalizedText text={service} />
        </label>
      </th>
      <td>
        <input
          className="text-input field-box"
          id={id}
          data-index={index}
          aria-label={name}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={uses}
          {...events}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
        />
        {error && (
          <p className="error" id={errorId}>
            {error}
          </p>
        )}
      </td>
    </tr>
  )
})

import { memo, useRef, type FormEvent } from 'react'
import { ErrorSummary } from './ErrorSummary.tsx'
import { LocalizedText } from './LocalizedText.tsx'
import { useEditedInputs } from './useEditedInputs.ts'
import { useMediaQuery } from './useMediaQuery.ts'
import './UsesTable.css'

export interface UsesTableProps {
  id: string
  caption: string
  texts: {
    /** Titles of the two columns without persons. */
    service: string
    uses: string
    /** The name of a person's input. */
    usesByPerson: (input: { service: string; person: string }) => string
    /** An error message with the name of its input, or of its person. */
    namedError: (error: { name: string; message: string }) => string
    /** The title of the list of errors. */
    corrections: (errors: { count: number }) => string
  }
  /** Names of the services. Keep the same array between renders. */
  services: readonly string[]
  /** If given, each service has an input for each of these persons instead of a single one. */
  persons?: readonly string[]
  /** What each input shows when the table opens: service by service, and within a service in the order of the persons. */
  uses: readonly (number | string)[]
  /** Error messages by the index of the input. */
  errors: ReadonlyMap<number, string>
  /** Receives the texts of all inputs edited so far, by index, and whether the table is unmounting. */
  onEdit: (edited: ReadonlyMap<number, string>, isUnmounting: boolean) => void
  describedBy?: string
}

/** The most persons that have a column each. */
const columnsThatFit = 5

/** A table with a row for each service and inputs for its uses. Lists several errors above it. */
export function UsesTable(props: UsesTableProps) {
  const { id, caption, texts, services, persons, uses, errors, onEdit, describedBy } = props
  const table = useRef<HTMLTableElement>(null)
  const events = useEditedInputs(table, onEdit)
  const isWide = useMediaQuery('(min-width: 40em)')
  const isStacked = persons !== undefined && !(isWide && persons.length <= columnsThatFit)
  const nameOf = (index: number) => {
    const service = services[Math.floor(index / (persons?.length ?? 1))]!
    return persons ? texts.usesByPerson({ service, person: persons[index % persons.length]! }) : service
  }
  const summary = [...errors].map(([index, message]) => ({
    id: inputIdOf(id, index),
    text: texts.namedError({ name: nameOf(index), message }),
  }))
  return (
    <>
      {summary.length > 1 && (
        <ErrorSummary title={texts.corrections({ count: summary.length })} errors={summary} />
      )}
      <table
        className="uses"
        id={id}
        ref={table}
        aria-describedby={describedBy}
        data-layout={persons && (isStacked ? 'stacked' : 'columns')}
      >
        <caption>{caption}</caption>
        {/* Stacked inputs have labels of their own. */}
        <thead className={isStacked ? 'visually-hidden' : undefined}>
          <tr>
            <th scope="col">{texts.service}</th>
            {(persons ?? [texts.uses]).map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...services.entries()].map(([row, service]) =>
            persons ? (
              <PersonsRow
                key={row}
                {...{ id, texts, row, service, persons, uses, errors, events, isStacked }}
              />
            ) : (
              <UsesRow
                key={row}
                id={inputIdOf(id, row)}
                index={row}
                {...{ service, events }}
                uses={uses[row]}
                error={errors.get(row)}
              />
            ),
          )}
        </tbody>
      </table>
    </>
  )
}

interface InputProps {
  id: string
  index: number
  /** Its name, unless it has a label. */
  name?: string
  uses: number | string | undefined
  error: string | undefined
  events: {
    onInput: (event: FormEvent<HTMLInputElement>) => void
    onBlur: () => void
  }
}

const UsesInput = memo(function UsesInput({ id, index, name, uses, error, events }: InputProps) {
  return (
    <input
      id={id}
      data-index={index}
      aria-label={name}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={uses}
      {...events}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && errorIdOf(id)}
    />
  )
})

const inputIdOf = (tableId: string, index: number) => `${tableId}_${index}`
const errorIdOf = (id: string) => `${id}-error`

const UsesRow = memo(function UsesRow({ service, ...input }: InputProps & { service: string }) {
  const { id, error } = input
  return (
    <tr>
      <th scope="row">
        <label htmlFor={id}>
          <LocalizedText text={service} />
        </label>
      </th>
      <td>
        <UsesInput {...input} />
        {error && <p id={errorIdOf(id)}>{error}</p>}
      </td>
    </tr>
  )
})

interface PersonsRowProps extends Pick<UsesTableProps, 'id' | 'texts' | 'uses' | 'errors'> {
  row: number
  service: string
  persons: readonly string[]
  events: InputProps['events']
  isStacked: boolean
}

/** A row with an input for each person. Error messages need more space than a column, so they have a second row. */
function PersonsRow(props: PersonsRowProps) {
  const { id, texts, row, service, persons, uses, errors, events, isStacked } = props
  const inputs = persons.map((person, position) => {
    const index = row * persons.length + position
    return { person, index, id: inputIdOf(id, index), error: errors.get(index) }
  })
  const invalid = isStacked ? [] : inputs.filter(({ error }) => error)
  return (
    <>
      <tr>
        <th scope="row">
          <LocalizedText text={service} />
        </th>
        {inputs.map(({ person, ...input }) => (
          <td key={person}>
            <label htmlFor={input.id}>{person}</label>
            <UsesInput
              {...input}
              {...{ events }}
              name={texts.usesByPerson({ service, person })}
              uses={uses[input.index]}
            />
            {isStacked && input.error && <p id={errorIdOf(input.id)}>{input.error}</p>}
          </td>
        ))}
      </tr>
      {invalid.length > 0 && (
        <tr>
          <td colSpan={persons.length + 1}>
            {invalid.map(({ person, id: inputId, error = '' }) => (
              <p key={person} id={errorIdOf(inputId)}>
                {texts.namedError({ name: person, message: error })}
              </p>
            ))}
          </td>
        </tr>
      )}
    </>
  )
}

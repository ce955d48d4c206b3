import X from '~icons/lucide/x'
import { useFormYear } from '../FormYear.tsx'
import { listEntries } from '../listEntries.ts'
import type { InputProps } from './InputProps.ts'
import { displayValue } from './OtherValue.tsx'

/** One value of an enum, with what the chosen one means. */
export function ChoiceInput(props: InputProps) {
  const { choices = [] } = props.field
  const meaning = choices.find(({ value }) => value === props.value)?.meaning
  return (
    <>
      <Select {...props} choices={choices} />
      {meaning && <p className="form-note">{meaning}</p>}
    </>
  )
}

/** One row of another list, by its name. */
export function ReferenceInput(props: InputProps) {
  return <Select {...props} choices={useReferences(props)} unknown={notListed} />
}

/** Some rows of another list. None means all, except in a list of exceptions: the property is then left out. */
export function ReferencesInput(props: InputProps) {
  const { value, onChange } = props
  const isException = props.field.name === 'except'
  const references = useReferences(props)
  const chosen: unknown[] = Array.isArray(value) ? value : []
  const others = references.filter((reference) => !chosen.includes(reference.value))
  const nameOf = (id: unknown) =>
    references.find((reference) => reference.value === id)?.title ?? displayValue(id) + notListed
  return (
    <div className="form-references row wrap">
      {chosen.length > 0 ? (
        <ul className="row wrap">
          {chosen.map((each, index) => (
            <li className="row" key={`${typeof each} ${String(each)}`}>
              {nameOf(each)}
              <button
                type="button"
                className="form-icon-button round-button"
                aria-label={`Remove ${nameOf(each)}`}
                onClick={() => onChange(chosen.length > 1 ? chosen.toSpliced(index, 1) : undefined)}
              >
                <X aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <span className="form-note">{isException ? 'None' : 'All'}</span>
      )}
      {others.length > 0 && (
        <Select
          {...props}
          value={undefined}
          choices={others}
          empty={isException ? 'Add…' : 'Only for…'}
          onChange={(id) => onChange([...chosen, id])}
        />
      )}
    </div>
  )
}

/** Follows an ID that is not in its list. */
const notListed = ' (not in the list)'

interface SelectProps extends InputProps {
  choices: readonly { value: unknown; title: string }[]
  /** The text of no choice. */
  empty?: string
  /** Follows a value that is none of the choices. */
  unknown?: string
}

/** Refers to values by index, because they are not only texts. */
function Select({ field, value, attributes, onChange, choices, empty, unknown = '' }: SelectProps) {
  const chosen = choices.findIndex((choice) => choice.value === value)
  const isUnknown = chosen < 0 && value !== undefined && value !== null
  return (
    <div className="form-input field-box row">
      <select
        {...attributes}
        value={isUnknown ? 'unknown' : chosen}
        onChange={({ currentTarget }) => onChange(choices[Number(currentTarget.value)]?.value)}
      >
        {(!field.isRequired || chosen < 0) && (
          <option value={-1}>{empty ?? (field.isRequired ? 'Choose one' : '–')}</option>
        )}
        {isUnknown && (
          <option value="unknown">
            {displayValue(value)}
            {unknown}
          </option>
        )}
        {choices.map((choice, index) => (
          <option key={`${typeof choice.value} ${String(choice.value)}`} value={index}>
            {choice.title}
          </option>
        ))}
      </select>
    </div>
  )
}

function useReferences({ field }: InputProps) {
  const { values } = useFormYear()
  const entries = field.references ? listEntries(values, field.references) : []
  return entries.flatMap(({ id, title }) => (id === undefined ? [] : [{ value: id, title }]))
}

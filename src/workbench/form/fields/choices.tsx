import X from '~icons/lucide/x'
import { useFormYear, type Reference } from '../FormYear.tsx'
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
  const choices = useReferences(props).map(({ id, name }) => ({ value: id, title: name }))
  return <Select {...props} choices={choices} unknown=" (not in the list)" />
}

/** Some rows of another list. None means all: the property is then left out. */
export function ReferencesInput(props: InputProps) {
  const { value, attributes, onChange } = props
  const references = useReferences(props)
  const chosen: unknown[] = Array.isArray(value) ? value : []
  const write = (ids: unknown[]) => onChange(ids.length > 0 ? ids : undefined)
  return (
    <div className="form-references">
      {chosen.length > 0 ? (
        <ul>
          {chosen.map((each, index) => (
            <li key={`${typeof each} ${String(each)}`}>
              {nameOf(references, each)}
              <button
                type="button"
                className="form-icon-button"
                aria-label={`Remove ${nameOf(references, each)}`}
                onClick={() => write(chosen.toSpliced(index, 1))}
              >
                <X aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <span className="form-note">All</span>
      )}
      {references.length > chosen.length && (
        <div className="form-input">
          <select
            {...attributes}
            value=""
            onChange={({ currentTarget }) => write([...chosen, references[Number(currentTarget.value)]!.id])}
          >
            <option value="">Only for…</option>
            {references.map(
              ({ id, name }, index) =>
                !chosen.includes(id) && (
                  <option key={`${typeof id} ${id}`} value={index}>
                    {name}
                  </option>
                ),
            )}
          </select>
        </div>
      )}
    </div>
  )
}

interface SelectProps extends InputProps {
  choices: readonly { value: unknown; title: string }[]
  /** Follows a value that is none of the choices. */
  unknown?: string
}

/** Refers to values by index, because they are not only texts. */
function Select({ field, value, attributes, onChange, choices, unknown = '' }: SelectProps) {
  const chosen = choices.findIndex((choice) => choice.value === value)
  const isUnknown = chosen < 0 && value !== undefined && value !== null
  return (
    <div className="form-input">
      <select
        {...attributes}
        value={isUnknown ? 'unknown' : chosen}
        onChange={({ currentTarget }) => onChange(choices[Number(currentTarget.value)]?.value)}
      >
        {(!field.isRequired || chosen < 0) && (
          <option value={-1}>{field.isRequired ? 'Choose one' : '–'}</option>
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

function useReferences({ field }: InputProps): readonly Reference[] {
  const { references } = useFormYear()
  return field.references ? references[field.references] : []
}

function nameOf(references: readonly Reference[], id: unknown) {
  return references.find((reference) => reference.id === id)?.name ?? `${displayValue(id)} (not in the list)`
}

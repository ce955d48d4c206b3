import { useId, type ComponentProps, type ReactNode } from 'react'
import { joinIds } from '../../calculator/ui/joinIds.ts'

export interface LabeledFieldProps {
  label: string
  hint?: string | undefined
  isRequired?: boolean
  /** Why the value is not accepted. */
  error?: string | undefined
}

/** The attributes that connect an input with its label, hint, and error. */
type InputAttributes = Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'required'>

/** An input with its label, its hint, and the reason why its value is not accepted. */
export function LabeledField({
  label,
  hint,
  isRequired = false,
  error,
  children,
}: LabeledFieldProps & { children: (attributes: InputAttributes) => ReactNode }) {
  const id = useId()
  const hintId = `${id}hint`
  const errorId = `${id}error`
  return (
    <div className="field stack tight">
      <label htmlFor={id}>
        {label}
        {isRequired && (
          <span className="error" aria-hidden>
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': joinIds(hint && hintId, error && errorId),
        'aria-invalid': error !== undefined,
        required: isRequired,
      })}
      {hint && (
        <p id={hintId} className="soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="error">
          {error}
        </p>
      )}
    </div>
  )
}

interface TextFieldProps
  extends LabeledFieldProps, Pick<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'step'> {
  value: string | number
  /** Absent for a text that cannot be edited. */
  onChange?: (value: string) => void
  /** Buttons next to the input. */
  actions?: ReactNode
}

/** A line of text that browsers neither complete nor spell-check, such as a key. */
export function TextField(props: TextFieldProps) {
  const { label, hint, isRequired, error, onChange, actions, ...input } = props
  return (
    <LabeledField {...{ label, hint, isRequired, error }}>
      {(attributes) => (
        <div className="form-dialog-row row">
          <input
            {...attributes}
            {...input}
            readOnly={!onChange}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
          />
          {actions}
        </div>
      )}
    </LabeledField>
  )
}

interface SelectFieldProps extends LabeledFieldProps {
  choices: readonly { name: string; title: string }[]
  chosen: string | undefined
  onChoose: (name: string) => void
}

/** A choice from a list, below its label. */
export function SelectField({ choices, chosen, onChoose, ...field }: SelectFieldProps) {
  return (
    <LabeledField {...field}>
      {(attributes) => (
        <select
          {...attributes}
          value={chosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          {choices.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      )}
    </LabeledField>
  )
}

import { useId, type ComponentProps, type ReactNode } from 'react'

interface LabeledFieldProps {
  label: string
  hint?: string | undefined
  isRequired?: boolean
  /** Why the value is not accepted. */
  problem?: string | undefined
}

/** The attributes that connect an input with its label, hint, and problem. */
type InputAttributes = Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'required'>

/** An input with its label, its hint, and the reason why its value is not accepted. */
export function LabeledField({
  label,
  hint,
  isRequired = false,
  problem,
  children,
}: LabeledFieldProps & { children: (attributes: InputAttributes) => ReactNode }) {
  const id = useId()
  const hintId = `${id}hint`
  const problemId = `${id}problem`
  const described = [hint && hintId, problem && problemId].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {isRequired && (
          <span className="field-problem" aria-hidden>
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': problem !== undefined,
        required: isRequired,
      })}
      {hint && (
        <p id={hintId} className="soft">
          {hint}
        </p>
      )}
      {problem && (
        <p id={problemId} className="field-problem">
          {problem}
        </p>
      )}
    </div>
  )
}

interface TextFieldProps extends LabeledFieldProps, Pick<ComponentProps<'input'>, 'type' | 'min' | 'max'> {
  value: string | number
  /** Absent for a text that cannot be edited. */
  onChange?: (value: string) => void
  /** Buttons next to the input. */
  actions?: ReactNode
}

/** A line of text that browsers neither complete nor spell-check, such as a key. */
export function TextField(props: TextFieldProps) {
  const { label, hint, isRequired, problem, onChange, actions, ...input } = props
  return (
    <LabeledField {...{ label, hint, isRequired, problem }}>
      {(attributes) => (
        <div className="form-dialog-row">
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

import type { ComponentProps, ReactNode } from 'react'
import { Field } from './Field.tsx'

interface TextFieldProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  value: string
  onChange?: (value: string) => void
  type?: 'text' | 'password'
  /** Buttons next to the input. */
  actions?: ReactNode
}

/** A line of text that browsers neither complete nor check, such as a key. Read-only without onChange. */
export function TextField({ value, onChange, type = 'text', actions, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {(attributes) => (
        <div className="form-dialog-row">
          <input
            {...attributes}
            type={type}
            value={value}
            readOnly={!onChange}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
          />
          {actions}
        </div>
      )}
    </Field>
  )
}

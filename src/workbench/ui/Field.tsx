import { useId, type ReactNode } from 'react'

/** The attributes that connect an input with its label, hint, and problem. */
interface InputAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
  'aria-required': boolean
}

interface FieldProps {
  label: string
  hint?: string | undefined
  isRequired?: boolean
  /** Why the value is not accepted. */
  problem?: string | undefined
  children: (attributes: InputAttributes) => ReactNode
}

/** An input with its label, its hint, and the reason why its value is not accepted. */
export function Field({ label, hint, isRequired = false, problem, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}hint`
  const problemId = `${id}problem`
  const described = [hint && hintId, problem && problemId].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {isRequired && (
          <span className="field-required" aria-hidden>
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': problem !== undefined,
        'aria-required': isRequired,
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

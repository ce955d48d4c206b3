import { useFormYear } from './FormYear.tsx'
import { focusInput } from './FieldDiagnostics.tsx'

interface TypicalNoteProps {
  /** For aria-describedby. */
  id: string
  /** The title of the field. */
  label: string
  /** The pointer of the typical value. */
  pointer: string
}

/** Says that the value of a field is typical, and marks it as reviewed. */
export function TypicalNote({ id, label, pointer }: TypicalNoteProps) {
  const { typical } = useFormYear()
  return (
    <p className="form-note row wrap">
      <span id={id}>Typical value</span>
      <button
        type="button"
        className="link-button"
        aria-label={`Mark as reviewed: ${label}`}
        onClick={({ currentTarget }) => {
          // The button goes away with the note.
          focusInput(currentTarget)
          typical.review([pointer])
        }}
      >
        Mark as reviewed
      </button>
    </p>
  )
}

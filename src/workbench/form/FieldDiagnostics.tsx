import type { Diagnostic } from '../../check/Diagnostic.ts'
import type { YearFile } from '../../contract/clientFiles.ts'
import { parsePointer } from '../../contract/pointer.ts'
import { FixButton } from '../panels/diagnostics/FixButton.tsx'
import { describeInWords } from '../state/describeInWords.ts'
import { severityIcons } from '../ui/severityIcons.tsx'
import { useFormYear } from './FormYear.tsx'

interface FieldDiagnosticsProps {
  /** For aria-describedby. */
  id: string
  diagnostics: readonly Diagnostic[]
  /** What the form calls the value. Messages call it by the name of its property. */
  label?: string
}

/** The problems of a field, each with its fix. */
export function FieldDiagnostics({ id, diagnostics, label }: FieldDiagnosticsProps) {
  if (diagnostics.length === 0) return null
  return (
    <ul className="form-diagnostics stack tight" id={id}>
      {diagnostics.map(({ rule, severity, file, pointer, start, message, help, fix }) => {
        const words = describeInWords({
          file,
          pointer,
          message: label === undefined ? message : withLabel(message, pointer, label),
          help,
        })
        return (
          <li className="row" key={`${rule} ${pointer} ${start.offset}`} data-severity={severity}>
            {severityIcons[severity]}
            <span>
              <strong>{words.message}</strong> {words.help}
            </span>
            <FixButton diagnostic={{ file, fix }} moveFocus={focusInput} />
          </li>
        )
      })}
    </ul>
  )
}

/**
 * The diagnostics that belong to a field: those of its value and below.
 * @param shownParts for a group, the names of the parts that show their own diagnostics; 'all' for a list
 */
export function useFieldDiagnostics(
  file: YearFile,
  pointer: string,
  shownParts: readonly string[] | 'all' = [],
): Diagnostic[] {
  return useFormYear().diagnostics[file].filter((diagnostic) => {
    if (diagnostic.pointer === pointer) return true
    if (!diagnostic.pointer.startsWith(`${pointer}/`)) return false
    const part = diagnostic.pointer.slice(pointer.length + 1).split('/', 1)[0]!
    return shownParts !== 'all' && !shownParts.includes(part)
  })
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error')
}

/** Focuses the input of a field. @param button inside the field */
function focusInput(button: HTMLElement): void {
  button.closest('[data-place]')?.querySelector<HTMLElement>('input, select, textarea')?.focus()
}

function withLabel(message: string, pointer: string, label: string) {
  const name = parsePointer(pointer).at(-1) ?? ''
  return message.replaceAll(`'${name}'`, `“${label}”`)
}

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

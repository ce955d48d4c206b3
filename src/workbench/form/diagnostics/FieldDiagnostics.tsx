import CircleAlert from '~icons/lucide/circle-alert'
import TriangleAlert from '~icons/lucide/triangle-alert'
import type { Diagnostic } from '../../../check/Diagnostic.ts'
import { parsePointer } from '../../../contract/pointer.ts'
import { describeInWords } from '../../state/describeInWords.ts'
import { useDispatch } from '../../state/WorkbenchProvider.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { plainWords } from '../schema/plainWords.ts'
import './FieldDiagnostics.css'

interface FieldDiagnosticsProps {
  /** For aria-describedby. */
  id: string
  diagnostics: readonly Diagnostic[]
  /** What the form calls the value. Messages call it by the name of its property. */
  label?: string
}

/** The problems of a field, each with its fix. */
export function FieldDiagnostics({ id, diagnostics, label }: FieldDiagnosticsProps) {
  const dispatch = useDispatch()
  if (diagnostics.length === 0) return null
  return (
    <ul className="form-diagnostics" id={id}>
      {diagnostics.map(({ rule, severity, file, pointer, start, message, help, fix }) => (
        <li key={`${rule} ${pointer} ${start.offset}`} data-severity={severity}>
          {severity === 'error' ? <CircleAlert aria-label="Error" /> : <TriangleAlert aria-label="Warning" />}
          <span>
            <Words
              file={file}
              message={label === undefined ? message : withLabel(message, pointer, label)}
              help={help}
            />
          </span>
          {fix && (
            <ToolbarButton
              onClick={({ currentTarget }) => {
                // The button goes away with its problem.
                focusInput(currentTarget)
                dispatch({ type: 'fixApplied', path: file, fix })
              }}
            >
              Fix
            </ToolbarButton>
          )}
        </li>
      ))}
    </ul>
  )
}

function focusInput(fixButton: HTMLElement) {
  fixButton.closest('[data-place]')?.querySelector<HTMLElement>('input, select, textarea')?.focus()
}

function Words(diagnostic: Pick<Diagnostic, 'file' | 'message' | 'help'>) {
  const { message, help } = describeInWords(diagnostic)
  return (
    <>
      <strong>{message}</strong> {plainWords(help)}
    </>
  )
}

function withLabel(message: string, pointer: string, label: string) {
  const name = parsePointer(pointer).at(-1) ?? ''
  return message.replaceAll(`'${name}'`, `“${label}”`)
}

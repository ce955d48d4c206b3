import CircleCheck from '~icons/lucide/circle-check'
import { useMemo } from 'react'
import { type Diagnostic, groupRepeated } from '../../../check/Diagnostic.ts'
import { isClientFile, isLanguageFile } from '../../../contract/clientFiles.ts'
import { useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { AcceptedDiagnostics } from './AcceptedDiagnostics.tsx'
import { useUnapplied } from '../../state/useUnapplied.ts'
import { DiagnosticRow } from './DiagnosticRow.tsx'
import { createNameLookup } from './nameLookup.ts'
import { UnappliedTexts } from './UnappliedTexts.tsx'
import './DiagnosticsPanel.css'

/** Others appear when the first ones are fixed. */
const maxShown = 200

/** What is wrong: texts of cells and fields that are not applied, and the diagnostics of the files. */
export function DiagnosticsPanel({ diagnostics }: { diagnostics: Diagnostic[] }) {
  const unapplied = useUnapplied()
  return (
    <>
      <UnappliedTexts texts={unapplied} />
      <FileDiagnostics diagnostics={diagnostics} hasUnapplied={unapplied.length > 0} />
    </>
  )
}

function FileDiagnostics({
  diagnostics,
  hasUnapplied,
}: {
  diagnostics: Diagnostic[]
  hasUnapplied: boolean
}) {
  const { clientError, checked } = useWorkbench()
  const isExplained = clientError === null || diagnostics.some(isClientError)
  if (checked.error !== null)
    return <pre className="diagnostics-failure">These files could not be checked. {checked.error}</pre>
  if (!isExplained) return <pre className="diagnostics-failure">{clientError}</pre>
  return (
    <>
      {diagnostics.length === 0 && !hasUnapplied && (
        <p className="diagnostics-none">
          <CircleCheck aria-hidden />
          No problems in these files.
        </p>
      )}
      {diagnostics.length > 0 && <DiagnosticList diagnostics={diagnostics} />}
      <AcceptedDiagnostics accepted={checked.accepted} />
    </>
  )
}

function DiagnosticList({ diagnostics }: { diagnostics: Diagnostic[] }) {
  const { texts } = useWorkbench().checked
  const lookUpName = useMemo(() => createNameLookup(texts), [texts])
  const groups = groupRepeated(errorsFirst(diagnostics))
  return (
    <ol className="diagnostics">
      {groups.slice(0, maxShown).map((group) => {
        const [{ file, rule, pointer, start }] = group
        return (
          <DiagnosticRow
            key={`${file} ${rule} ${pointer} ${start.offset}`}
            diagnostics={group}
            lookUpName={lookUpName}
          />
        )
      })}
      {groups.length > maxShown && <li>And {groups.length - maxShown} more.</li>}
    </ol>
  )
}

/** Errors in accepted.json and keys.json do not affect the preview. */
function isClientError({ severity, file }: Diagnostic) {
  return severity === 'error' && (isClientFile(file) || isLanguageFile(file))
}

function errorsFirst(diagnostics: Diagnostic[]) {
  return diagnostics.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
}

import { CircleCheck } from 'lucide-react'
import { useMemo } from 'react'
import type { Diagnostic } from '../../../check/Diagnostic.ts'
import { isClientFile } from '../../../contract/clientFiles.ts'
import { useBench } from '../../state/BenchProvider.tsx'
import { AcceptedDiagnostics } from './AcceptedDiagnostics.tsx'
import { DiagnosticRow } from './DiagnosticRow.tsx'
import { groupRepeated } from '../../../check/groupRepeated.ts'
import { namesIn } from './namesIn.ts'
import './Diagnostics.css'

/** More than anyone reads in one go; what is below comes up as those above are mended. */
const mostShown = 200

/** What is wrong in the files: each leads to its place. */
export function Diagnostics({ diagnostics }: { diagnostics: Diagnostic[] }) {
  const { refusal, checked } = useBench()
  const isExplained = refusal === null || diagnostics.some(isOfClient)
  if (checked.failure !== null)
    return <pre className="diagnostics-refusal">These files could not be checked. {checked.failure}</pre>
  if (!isExplained) return <pre className="diagnostics-refusal">{refusal}</pre>
  return (
    <>
      {diagnostics.length === 0 ? (
        <p className="diagnostics-none">
          <CircleCheck aria-hidden />
          Nothing is wrong with these files.
        </p>
      ) : (
        <List diagnostics={diagnostics} />
      )}
      <AcceptedDiagnostics accepted={checked.accepted} />
    </>
  )
}

function List({ diagnostics }: { diagnostics: Diagnostic[] }) {
  const { texts } = useBench().checked
  const nameOf = useMemo(() => namesIn(texts), [texts])
  const groups = groupRepeated(worstFirst(diagnostics))
  return (
    <ol className="diagnostics">
      {groups.slice(0, mostShown).map((group) => {
        const [{ file, rule, pointer, start }] = group
        return (
          <DiagnosticRow
            key={`${file} ${rule} ${pointer} ${start.offset}`}
            diagnostics={group}
            nameOf={nameOf}
          />
        )
      })}
      {groups.length > mostShown && <li>And {groups.length - mostShown} more.</li>}
    </ol>
  )
}

/** An error beside the clients, in accepted.json or keys.json, keeps none from being shown here. */
function isOfClient({ severity, file }: Diagnostic) {
  return severity === 'error' && isClientFile(file)
}

/** What keeps the client from being served comes before what only looks wrong. */
function worstFirst(diagnostics: Diagnostic[]) {
  return diagnostics.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
}

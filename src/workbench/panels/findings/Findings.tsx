import { CircleCheck } from 'lucide-react'
import { useMemo } from 'react'
import type { Finding } from '../../../check/Finding.ts'
import { isClientFile } from '../../../contract/clientFiles.ts'
import { useBench } from '../../state/BenchProvider.tsx'
import { AcceptedFindings } from './AcceptedFindings.tsx'
import { FindingRow } from './FindingRow.tsx'
import { sameWords } from '../../../check/sameWords.ts'
import { namesIn } from './namesIn.ts'
import './Findings.css'

/** More than anyone reads in one go; what is below comes up as those above are mended. */
const mostShown = 200

/** What is wrong in the files: each leads to its place. */
export function Findings({ findings }: { findings: Finding[] }) {
  const { refusal, checked } = useBench()
  const isExplained = refusal === null || findings.some(isOfClient)
  if (checked.failure !== null)
    return <pre className="findings-refusal">These files could not be checked. {checked.failure}</pre>
  if (!isExplained) return <pre className="findings-refusal">{refusal}</pre>
  return (
    <>
      {findings.length === 0 ? (
        <p className="findings-none">
          <CircleCheck aria-hidden />
          Nothing is wrong with these files.
        </p>
      ) : (
        <List findings={findings} />
      )}
      <AcceptedFindings accepted={checked.accepted} />
    </>
  )
}

function List({ findings }: { findings: Finding[] }) {
  const { texts } = useBench().checked
  const nameOf = useMemo(() => namesIn(texts), [texts])
  const groups = sameWords(worstFirst(findings))
  return (
    <ol className="findings">
      {groups.slice(0, mostShown).map((group) => {
        const [{ file, rule, pointer, start }] = group
        return (
          <FindingRow key={`${file} ${rule} ${pointer} ${start.offset}`} findings={group} nameOf={nameOf} />
        )
      })}
      {groups.length > mostShown && <li>And {groups.length - mostShown} more.</li>}
    </ol>
  )
}

/** An error beside the clients, in accepted.json or keys.json, keeps none from being shown here. */
function isOfClient({ severity, file }: Finding) {
  return severity === 'error' && isClientFile(file)
}

/** What keeps the client from being served comes before what only looks wrong. */
function worstFirst(findings: Finding[]) {
  return findings.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
}

import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { Finding } from '../../check/Finding.ts'
import { useBench, useDispatch } from '../state/BenchProvider.tsx'
import { insideClient } from '../state/selectors.ts'
import { Tool } from '../ui/Tool.tsx'
import { fixed } from '../files/fixed.ts'
import './Findings.css'

/** More than anyone reads in one go; what is below comes up as those above are mended. */
const mostShown = 200

/** What is wrong in the files: each leads to its place. */
export function Findings({ findings }: { findings: Finding[] }) {
  const { refusal } = useBench()
  const isExplained = refusal === null || findings.some(({ severity }) => severity === 'error')
  if (!isExplained) return <pre className="findings-refusal">{refusal}</pre>
  if (findings.length === 0)
    return (
      <p className="findings-none">
        <CircleCheck aria-hidden />
        Nothing is wrong with these files.
      </p>
    )
  return (
    <ol className="findings">
      {worstFirst(findings)
        .slice(0, mostShown)
        .map((finding) => (
          <Row
            key={`${finding.file} ${finding.rule} ${finding.pointer} ${finding.start.offset}`}
            finding={finding}
          />
        ))}
      {findings.length > mostShown && <li>And {findings.length - mostShown} more.</li>}
    </ol>
  )
}

/** What keeps the client from being served comes before what only looks wrong. */
function worstFirst(findings: Finding[]) {
  return findings.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
}

function Row({ finding }: { finding: Finding }) {
  const { files } = useBench()
  const dispatch = useDispatch()
  const { severity, file, start, message, mend, rule, fix } = finding
  const text = files[file]?.text
  return (
    <li data-severity={severity}>
      <button
        type="button"
        onClick={() => dispatch({ type: 'jumped', jump: { path: file, offset: start.offset } })}
      >
        {severity === 'error' ? <CircleAlert aria-label="Error" /> : <TriangleAlert aria-label="Warning" />}
        <span className="findings-words">
          <strong>{message}</strong> <span>{mend}</span>
          <span className="findings-place">
            {insideClient(file)}:{start.line}:{start.column} <code>{rule}</code>
          </span>
        </span>
      </button>
      {fix && text !== undefined && (
        <Tool onClick={() => dispatch({ type: 'rewritten', path: file, text: fixed(text, fix) })}>Mend</Tool>
      )}
    </li>
  )
}

import type { AcceptedWarning } from '../../../check/clients/acceptedWarnings.ts'
import { insideClient } from '../../state/selectors.ts'
import { useAccept } from '../../state/useAccept.ts'
import { Tool } from '../../ui/Tool.tsx'
import { groupRepeated } from '../../../check/groupRepeated.ts'

/** What was found and is meant, with the reason that was given for it; what repeats, once. */
export function AcceptedDiagnostics({ accepted }: { accepted: AcceptedWarning[] }) {
  const { takeBack } = useAccept()
  if (accepted.length === 0) return null
  const reasons = new Map(accepted.map(({ diagnostic, reason }) => [diagnostic, reason]))
  return (
    <details className="diagnostics-accepted">
      <summary>{accepted.length} accepted</summary>
      <ul>
        {groupRepeated([...reasons.keys()]).map((diagnostics) => {
          const [diagnostic, ...others] = diagnostics
          const { file, rule, pointer, start, message } = diagnostic
          return (
            <li key={`${file} ${rule} ${pointer} ${start.offset}`}>
              <div>
                {message} <q>{reasons.get(diagnostic)}</q>
                <span className="diagnostics-place">
                  {insideClient(file)}:{start.line}:{start.column} {others.length > 0 && `+${others.length} `}
                  <code>{rule}</code>
                </span>
              </div>
              <Tool onClick={() => void takeBack(diagnostic)}>Warn again</Tool>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

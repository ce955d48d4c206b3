import type { AcceptedWarning } from '../../../check/clients/acceptedWarnings.ts'
import { groupRepeated } from '../../../check/Diagnostic.ts'
import { pathInClient } from '../../state/selectors.ts'
import { useAcceptances } from '../../state/useAcceptances.ts'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'

/** The accepted diagnostics with their reasons. Repeated diagnostics appear once. */
export function AcceptedDiagnostics({ accepted }: { accepted: AcceptedWarning[] }) {
  const { revoke } = useAcceptances()
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
                <span className="diagnostics-location">
                  {pathInClient(file)}:{start.line}:{start.column} {others.length > 0 && `+${others.length} `}
                  <code>{rule}</code>
                </span>
              </div>
              <ToolbarButton onClick={() => void revoke(diagnostic)}>Warn again</ToolbarButton>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

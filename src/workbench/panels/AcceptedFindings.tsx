import type { Accepted } from '../../check/clients/accepted.ts'
import { insideClient } from '../state/selectors.ts'

/** What was found and is meant, with the reason that was given for it. */
export function AcceptedFindings({ accepted }: { accepted: Accepted[] }) {
  if (accepted.length === 0) return null
  return (
    <details className="findings-accepted">
      <summary>{accepted.length} accepted</summary>
      <ul>
        {accepted.map(({ finding: { file, rule, pointer, start, message }, reason }) => (
          <li key={`${file} ${rule} ${pointer} ${start.offset}`}>
            {message} <q>{reason}</q>
            <span className="findings-place">
              {insideClient(file)}:{start.line}:{start.column} <code>{rule}</code>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

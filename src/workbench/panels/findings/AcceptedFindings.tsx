import type { Accepted } from '../../../check/clients/accepted.ts'
import { insideClient } from '../../state/selectors.ts'
import { useAccept } from '../../state/useAccept.ts'
import { Tool } from '../../ui/Tool.tsx'

/** What was found and is meant, with the reason that was given for it. */
export function AcceptedFindings({ accepted }: { accepted: Accepted[] }) {
  const { takeBack } = useAccept()
  if (accepted.length === 0) return null
  return (
    <details className="findings-accepted">
      <summary>{accepted.length} accepted</summary>
      <ul>
        {accepted.map(({ finding, reason }) => {
          const { file, rule, pointer, start, message } = finding
          return (
            <li key={`${file} ${rule} ${pointer} ${start.offset}`}>
              <div>
                {message} <q>{reason}</q>
                <span className="findings-place">
                  {insideClient(file)}:{start.line}:{start.column} <code>{rule}</code>
                </span>
              </div>
              <Tool onClick={() => void takeBack(finding)}>Warn again</Tool>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

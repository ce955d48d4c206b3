import type { Accepted } from '../../../check/clients/accepted.ts'
import { insideClient } from '../../state/selectors.ts'
import { useAccept } from '../../state/useAccept.ts'
import { Tool } from '../../ui/Tool.tsx'
import { sameWords } from '../../../check/sameWords.ts'

/** What was found and is meant, with the reason that was given for it; what repeats, once. */
export function AcceptedFindings({ accepted }: { accepted: Accepted[] }) {
  const { takeBack } = useAccept()
  if (accepted.length === 0) return null
  const reasons = new Map(accepted.map(({ finding, reason }) => [finding, reason]))
  return (
    <details className="findings-accepted">
      <summary>{accepted.length} accepted</summary>
      <ul>
        {sameWords([...reasons.keys()]).map((findings) => {
          const [finding, ...others] = findings
          const { file, rule, pointer, start, message } = finding
          return (
            <li key={`${file} ${rule} ${pointer} ${start.offset}`}>
              <div>
                {message} <q>{reasons.get(finding)}</q>
                <span className="findings-place">
                  {insideClient(file)}:{start.line}:{start.column} {others.length > 0 && `+${others.length} `}
                  <code>{rule}</code>
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

import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { Finding } from '../../check/Finding.ts'
import { useBench, useDispatch } from '../state/BenchProvider.tsx'
import { insideClient } from '../state/selectors.ts'
import { Tool } from '../ui/Tool.tsx'

/** A finding that leads to its place, and is mended where one thing alone can be meant. */
export function FindingRow({ finding }: { finding: Finding }) {
  const { files } = useBench()
  const dispatch = useDispatch()
  const { severity, file, start, message, mend, rule, fix } = finding
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
      {fix && files[file] && <Tool onClick={() => dispatch({ type: 'mended', path: file, fix })}>Mend</Tool>}
    </li>
  )
}

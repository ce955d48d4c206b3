import type { Finding } from '../../../check/Finding.ts'
import { useBench, useDispatch } from '../../state/BenchProvider.tsx'
import type { NameOf } from './namesIn.ts'
import './OtherPlaces.css'

/** More than anyone goes through one by one. */
const mostShown = 50

/** The other places of which the same is said: each leads there, and is mended by itself. */
export function OtherPlaces({ findings, nameOf }: { findings: Finding[]; nameOf: NameOf }) {
  const { files } = useBench()
  const dispatch = useDispatch()
  return (
    <details className="findings-others">
      <summary>
        {findings.length === 1 ? 'In another place too' : `In ${findings.length} other places too`}
      </summary>
      <ul>
        {findings.slice(0, mostShown).map((finding) => {
          const { file, pointer, start, fix } = finding
          const name = nameOf(finding)
          return (
            <li key={`${pointer} ${start.offset}`}>
              <button
                type="button"
                disabled={!files[file]}
                onClick={() => dispatch({ type: 'jumped', jump: { path: file, offset: start.offset } })}
              >
                {start.line}:{start.column} {name}
              </button>
              {fix && (
                <button type="button" onClick={() => dispatch({ type: 'mended', path: file, fix })}>
                  Fix
                </button>
              )}
            </li>
          )
        })}
        {findings.length > mostShown && <li>and {findings.length - mostShown} more</li>}
      </ul>
    </details>
  )
}

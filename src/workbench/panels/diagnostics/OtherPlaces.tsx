import type { Diagnostic } from '../../../check/Diagnostic.ts'
import { useWorkbench, useDispatch } from '../../state/WorkbenchProvider.tsx'
import type { NameOf } from './namesIn.ts'
import './OtherPlaces.css'

/** More than anyone goes through one by one. */
const mostShown = 50

/** The other places of which the same is said: each leads there, and is mended by itself. */
export function OtherPlaces({ diagnostics, nameOf }: { diagnostics: Diagnostic[]; nameOf: NameOf }) {
  const { files } = useWorkbench()
  const dispatch = useDispatch()
  return (
    <details className="diagnostics-others">
      <summary>
        {diagnostics.length === 1 ? 'In another place too' : `In ${diagnostics.length} other places too`}
      </summary>
      <ul>
        {diagnostics.slice(0, mostShown).map((diagnostic) => {
          const { file, pointer, start, fix } = diagnostic
          const name = nameOf(diagnostic)
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
                <button type="button" onClick={() => dispatch({ type: 'fixApplied', path: file, fix })}>
                  Fix
                </button>
              )}
            </li>
          )
        })}
        {diagnostics.length > mostShown && <li>and {diagnostics.length - mostShown} more</li>}
      </ul>
    </details>
  )
}

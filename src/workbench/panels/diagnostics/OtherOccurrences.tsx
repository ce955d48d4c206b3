import type { Diagnostic } from '../../../check/Diagnostic.ts'
import { useWorkbench, useDispatch } from '../../state/WorkbenchProvider.tsx'
import type { NameLookup } from './nameLookup.ts'
import './OtherOccurrences.css'

const maxShown = 50

/** The other locations of a repeated diagnostic, each with its own link and fix. */
export function OtherOccurrences({
  diagnostics,
  lookUpName,
}: {
  diagnostics: Diagnostic[]
  lookUpName: NameLookup
}) {
  const { files } = useWorkbench()
  const dispatch = useDispatch()
  return (
    <details className="diagnostics-others">
      <summary>
        {diagnostics.length === 1 ? 'Also in 1 other place' : `Also in ${diagnostics.length} other places`}
      </summary>
      <ul>
        {diagnostics.slice(0, maxShown).map((diagnostic) => {
          const { file, pointer, start, fix } = diagnostic
          const name = lookUpName(diagnostic)
          return (
            <li key={`${pointer} ${start.offset}`}>
              <button
                type="button"
                disabled={!files[file]}
                onClick={() =>
                  dispatch({ type: 'jumped', jump: { path: file, offset: start.offset, pointer } })
                }
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
        {diagnostics.length > maxShown && <li>and {diagnostics.length - maxShown} more</li>}
      </ul>
    </details>
  )
}

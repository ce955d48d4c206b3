import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { acceptedFile } from '../../../contract/clientFiles.ts'
import { useBench, useDispatch } from '../../state/BenchProvider.tsx'
import { insideClient } from '../../state/selectors.ts'
import { Tool } from '../../ui/Tool.tsx'
import { AcceptForm } from './AcceptForm.tsx'
import { OtherPlaces } from './OtherPlaces.tsx'
import type { DiagnosticGroup } from '../../../check/groupRepeated.ts'
import type { NameOf } from './namesIn.ts'

/**
 * What was found, once for all places that it is said of. It leads to them; it is mended where one thing alone can be
 * meant, and accepted where it may be meant as it is.
 */
export function DiagnosticRow({ diagnostics, nameOf }: { diagnostics: DiagnosticGroup; nameOf: NameOf }) {
  const { files } = useBench()
  const dispatch = useDispatch()
  const [isAccepting, setAccepting] = useState(false)
  const [first, ...others] = diagnostics
  const { severity, file, start, message, help, rule, fix } = first
  const name = nameOf(first)
  const content = (
    <>
      {severity === 'error' ? <CircleAlert aria-label="Error" /> : <TriangleAlert aria-label="Warning" />}
      <span className="diagnostics-words">
        <strong>{message}</strong> <span>{help}</span>
        <span className="diagnostics-place">
          {insideClient(file)}:{start.line}:{start.column} <code>{rule}</code>
          {name !== null && <span className="diagnostics-name">{name}</span>}
        </span>
      </span>
    </>
  )
  return (
    <li data-severity={severity}>
      <div className="diagnostics-row">
        {files[file] ? (
          <button
            type="button"
            className="diagnostics-what"
            onClick={() => dispatch({ type: 'jumped', jump: { path: file, offset: start.offset } })}
          >
            {content}
          </button>
        ) : (
          <div className="diagnostics-what">{content}</div>
        )}
        {fix && files[file] && <Tool onClick={() => dispatch({ type: 'mended', path: file, fix })}>Fix</Tool>}
        {severity === 'warning' && file !== acceptedFile && (
          <Tool aria-expanded={isAccepting} onClick={() => setAccepting(!isAccepting)}>
            Accept…
          </Tool>
        )}
      </div>
      {isAccepting && <AcceptForm warning={first} onEnd={() => setAccepting(false)} />}
      {others.length > 0 && <OtherPlaces diagnostics={others} nameOf={nameOf} />}
    </li>
  )
}

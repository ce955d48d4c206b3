import CircleAlert from '~icons/lucide/circle-alert'
import TriangleAlert from '~icons/lucide/triangle-alert'
import { useRef, useState } from 'react'
import type { DiagnosticGroup } from '../../../check/Diagnostic.ts'
import { acceptedFile, isClientFile } from '../../../contract/clientFiles.ts'
import { describeInWords } from '../../describeInWords.ts'
import { useWorkbench, useDispatch } from '../../state/WorkbenchProvider.tsx'
import { pathInClient } from '../../state/selectors.ts'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { AcceptForm } from './AcceptForm.tsx'
import type { NameLookup } from './nameLookup.ts'
import { OtherOccurrences } from './OtherOccurrences.tsx'

interface DiagnosticRowProps {
  /** The occurrences of one diagnostic. */
  diagnostics: DiagnosticGroup
  lookUpName: NameLookup
}

/** A diagnostic with links to its occurrences, a button for its fix, and for a warning a form to accept it. */
export function DiagnosticRow({ diagnostics, lookUpName }: DiagnosticRowProps) {
  const { files, view } = useWorkbench()
  const dispatch = useDispatch()
  const [isAccepting, setAccepting] = useState(false)
  const acceptButton = useRef<HTMLButtonElement>(null)
  const [first, ...others] = diagnostics
  const { severity, file, pointer, start, rule, fix } = first
  const { message, help } = view.editor === 'form' && isClientFile(file) ? describeInWords(first) : first
  const name = lookUpName(first)
  const cancel = () => {
    acceptButton.current?.focus()
    setAccepting(false)
  }
  const content = (
    <>
      {severity === 'error' ? <CircleAlert aria-label="Error" /> : <TriangleAlert aria-label="Warning" />}
      <span className="diagnostics-text">
        <strong>{message}</strong> <span>{help}</span>
        <span className="diagnostics-location">
          {pathInClient(file)}:{start.line}:{start.column} <code>{rule}</code>
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
            className="diagnostics-target"
            onClick={() => dispatch({ type: 'jumped', jump: { path: file, offset: start.offset, pointer } })}
          >
            {content}
          </button>
        ) : (
          <div className="diagnostics-target">{content}</div>
        )}
        {fix && files[file] && (
          <ToolbarButton
            onClick={({ currentTarget }) => {
              // The row goes away with its problem.
              currentTarget.closest<HTMLElement>('[role="tabpanel"]')?.focus()
              dispatch({ type: 'fixApplied', path: file, fix })
            }}
          >
            Fix
          </ToolbarButton>
        )}
        {severity === 'warning' && file !== acceptedFile && (
          <ToolbarButton
            ref={acceptButton}
            aria-expanded={isAccepting}
            onClick={() => setAccepting(!isAccepting)}
          >
            Accept…
          </ToolbarButton>
        )}
      </div>
      {isAccepting && <AcceptForm warning={first} onCancel={cancel} />}
      {others.length > 0 && <OtherOccurrences diagnostics={others} lookUpName={lookUpName} />}
    </li>
  )
}

import { useRef, useState, type ReactNode } from 'react'
import type { Diagnostic, DiagnosticGroup } from '../../../check/Diagnostic.ts'
import { findSectionOf } from '../../../compare/form/sections.ts'
import { acceptedFile, fileName, isClientFile, isYearFile } from '../../../contract/clientFiles.ts'
import { describeInWords } from '../../state/describeInWords.ts'
import type { Jump } from '../../state/model.ts'
import { useWorkbench, useDispatch } from '../../state/WorkbenchProvider.tsx'
import { pathInClient, yearOf } from '../../state/selectors.ts'
import { focusPanel } from '../../ui/Tabs.tsx'
import { severityIcons } from '../../ui/severityIcons.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { FixButton } from './FixButton.tsx'
import { AcceptForm } from './AcceptForm.tsx'
import { nameLookupIn } from '../../state/findItemName.ts'

/**
 * A diagnostic with links to its occurrences, a button for its fix, and for a warning a form to accept it.
 * @param diagnostics the occurrences
 */
export function DiagnosticRow({ diagnostics }: { diagnostics: DiagnosticGroup }) {
  const { files, view } = useWorkbench()
  const describePlace = useDescribePlace()
  const dispatch = useDispatch()
  const [isAccepting, setAccepting] = useState(false)
  const acceptButton = useRef<HTMLButtonElement>(null)
  const [first, ...others] = diagnostics
  const { severity, file, pointer, start, rule } = first
  const { message, help } = view.editor === 'form' && isClientFile(file) ? describeInWords(first) : first
  const cancel = () => {
    acceptButton.current?.focus()
    setAccepting(false)
  }
  return (
    <li data-severity={severity}>
      <ProblemRow
        icon={severityIcons[severity]}
        message={message}
        help={help}
        location={describePlace(first)}
        jump={files[file] ? { path: file, offset: start.offset, pointer } : null}
      >
        {rule === 'typical-values' && files[file] && (
          <ToolbarButton
            onClick={() => {
              dispatch({ type: 'fileChosen', path: file })
              dispatch({ type: 'viewChanged', view: { panel: 'checklist' } })
            }}
          >
            Open checklist
          </ToolbarButton>
        )}
        {files[file] && <FixButton diagnostic={first} moveFocus={focusPanel} />}
        {severity === 'warning' && file !== acceptedFile && (
          <ToolbarButton
            ref={acceptButton}
            aria-expanded={isAccepting}
            onClick={() => setAccepting(!isAccepting)}
          >
            Accept…
          </ToolbarButton>
        )}
      </ProblemRow>
      {isAccepting && <AcceptForm warning={first} onCancel={cancel} />}
      {others.length > 0 && <OtherOccurrences diagnostics={others} />}
    </li>
  )
}

/** Says where a diagnostic is, such as "2028, Rates, Gold PPO". Consultants know neither files nor lines. */
export function useDescribePlace() {
  const lookUpName = nameLookupIn(useWorkbench().checked.texts)
  return (diagnostic: Diagnostic): string => {
    const { file, pointer } = diagnostic
    const name = fileName(file)
    const section = isYearFile(name) ? findSectionOf(name, pointer).title : pathInClient(file)
    return [yearOf(file), section, lookUpName(diagnostic)].filter((part) => part !== null).join(', ')
  }
}

interface ProblemRowProps {
  icon: ReactNode
  message: string
  help: string
  location: string
  /** Null if the place cannot be shown. */
  jump: Jump | null
  /** Buttons that solve the problem. */
  children: ReactNode
}

/** A problem that leads to its place. */
export function ProblemRow({ icon, message, help, location, jump, children }: ProblemRowProps) {
  const dispatch = useDispatch()
  const content = (
    <>
      {icon}
      <span className="diagnostics-text">
        <strong>{message}</strong> <span>{help}</span>{' '}
        <span className="diagnostics-location">{location}</span>
      </span>
    </>
  )
  return (
    <div className="row">
      {jump ? (
        <button type="button" className="row-target row" onClick={() => dispatch({ type: 'jumped', jump })}>
          {content}
        </button>
      ) : (
        <div className="row-target row">{content}</div>
      )}
      {children}
    </div>
  )
}

const maxOthers = 50

/** The other locations of a repeated diagnostic, each with its own link and fix. */
function OtherOccurrences({ diagnostics }: { diagnostics: Diagnostic[] }) {
  const { files } = useWorkbench()
  const describePlace = useDescribePlace()
  const dispatch = useDispatch()
  return (
    <details className="folded-list rows-indented">
      <summary>
        {diagnostics.length === 1 ? 'Also in 1 other place' : `Also in ${diagnostics.length} other places`}
      </summary>
      <ul>
        {diagnostics.slice(0, maxOthers).map((diagnostic) => {
          const { file, pointer, start, fix } = diagnostic
          return (
            <li className="row" key={`${pointer} ${start.offset}`}>
              <button
                type="button"
                className="link-button"
                disabled={!files[file]}
                onClick={() =>
                  dispatch({ type: 'jumped', jump: { path: file, offset: start.offset, pointer } })
                }
              >
                {describePlace(diagnostic)}
              </button>
              {fix && (
                <button
                  type="button"
                  className="link-button"
                  onClick={() => dispatch({ type: 'fixApplied', path: file, fix })}
                >
                  Fix
                </button>
              )}
            </li>
          )
        })}
        {diagnostics.length > maxOthers && <li>and {diagnostics.length - maxOthers} more</li>}
      </ul>
    </details>
  )
}

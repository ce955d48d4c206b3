import CircleCheck from '~icons/lucide/circle-check'
import PencilOff from '~icons/lucide/pencil-off'
import type { AcceptedWarning } from '../../../check/clients/acceptedWarnings.ts'
import { groupRepeated, type Diagnostic } from '../../../check/Diagnostic.ts'
import { isClientFile, isLanguageFile } from '../../../contract/clientFiles.ts'
import { selectDiagnostics } from '../../state/selectors.ts'
import { useAcceptances } from '../../state/acceptances.ts'
import { useUnapplied, type ListedText } from '../../state/useUnapplied.ts'
import { useDispatch, useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { focusPanel } from '../../ui/Tabs.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { DiagnosticRow, ProblemRow, useDescribePlace } from './DiagnosticRow.tsx'
import './DiagnosticsPanel.css'

/** Others appear when the first ones are fixed. */
const maxShown = 200

/** What is wrong: texts of cells and fields that are not applied, and the diagnostics of the files. */
export function DiagnosticsPanel() {
  const unapplied = useUnapplied()
  return (
    <>
      <UnappliedTexts texts={unapplied} />
      <FileDiagnostics hasUnapplied={unapplied.length > 0} />
    </>
  )
}

function FileDiagnostics({ hasUnapplied }: { hasUnapplied: boolean }) {
  const model = useWorkbench()
  const { clientError, checked } = model
  const diagnostics = selectDiagnostics(model)
  const isExplained = clientError === null || diagnostics.some(isClientError)
  if (checked.error !== null)
    return <pre className="panel-message">These files could not be checked. {checked.error}</pre>
  if (!isExplained) return <pre className="panel-message">{clientError}</pre>
  return (
    <>
      {diagnostics.length === 0 && !hasUnapplied && (
        <p className="panel-message diagnostics-none row">
          <CircleCheck aria-hidden />
          No problems in these files.
        </p>
      )}
      {diagnostics.length > 0 && <DiagnosticList diagnostics={diagnostics} />}
      <AcceptedDiagnostics accepted={checked.accepted} />
    </>
  )
}

function DiagnosticList({ diagnostics }: { diagnostics: Diagnostic[] }) {
  const groups = groupRepeated(errorsFirst(diagnostics))
  return (
    <ol className="rows diagnostics">
      {groups.slice(0, maxShown).map((group) => {
        const [{ file, rule, pointer, start }] = group
        return <DiagnosticRow key={`${file} ${rule} ${pointer} ${start.offset}`} diagnostics={group} />
      })}
      {groups.length > maxShown && <li>And {groups.length - maxShown} more.</li>}
    </ol>
  )
}

/** Errors in accepted.json and keys.json do not affect the calculator. */
function isClientError({ severity, file }: Diagnostic) {
  return severity === 'error' && (isClientFile(file) || isLanguageFile(file))
}

function errorsFirst(diagnostics: Diagnostic[]) {
  return diagnostics.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
}

/** The texts of cells and fields that are not in the files, each with a link to its place. */
function UnappliedTexts({ texts }: { texts: readonly ListedText[] }) {
  const dispatch = useDispatch()
  if (texts.length === 0) return null
  const discard = (button: HTMLElement, discarded: readonly ListedText[]) => {
    focusPanel(button)
    dispatch({ type: 'filesEdited', unapplied: Object.fromEntries(discarded.map(({ key }) => [key, null])) })
  }
  return (
    <>
      {texts.length > 1 && (
        <div className="panel-controls">
          <ToolbarButton onClick={({ currentTarget }) => discard(currentTarget, texts)}>
            Discard all refused texts
          </ToolbarButton>
        </div>
      )}
      <ul className="rows diagnostics" aria-label="Texts that are not applied">
        {texts.map((each) => (
          <li key={each.key} data-severity="error">
            <ProblemRow
              icon={<PencilOff aria-hidden />}
              message={`Not applied: “${each.text}”`}
              help={each.message}
              location={each.label}
              jump={{ path: each.path, offset: 0, pointer: each.pointer, isInForm: true }}
            >
              <ToolbarButton onClick={({ currentTarget }) => discard(currentTarget, [each])}>
                Discard
              </ToolbarButton>
            </ProblemRow>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The accepted diagnostics with their reasons. Repeated diagnostics appear once. */
function AcceptedDiagnostics({ accepted }: { accepted: AcceptedWarning[] }) {
  const { revoke } = useAcceptances()
  const describePlace = useDescribePlace()
  if (accepted.length === 0) return null
  const reasons = new Map(accepted.map(({ diagnostic, reason }) => [diagnostic, reason]))
  return (
    <details className="folded-list diagnostics-accepted">
      <summary>{accepted.length} accepted</summary>
      <ul>
        {groupRepeated([...reasons.keys()]).map((diagnostics) => {
          const [diagnostic, ...others] = diagnostics
          const { file, rule, pointer, start, message } = diagnostic
          return (
            <li className="row" key={`${file} ${rule} ${pointer} ${start.offset}`}>
              <div>
                {message} <q>{reasons.get(diagnostic)}</q>
                <span className="diagnostics-location">
                  {describePlace(diagnostic)}
                  {others.length > 0 && ` and ${others.length} more`}
                </span>
              </div>
              <ToolbarButton onClick={() => void revoke(diagnostic)}>Warn again</ToolbarButton>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

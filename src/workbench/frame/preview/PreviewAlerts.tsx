import CircleAlert from '~icons/lucide/circle-alert'
import type { Diagnostic } from '../../../check/Diagnostic.ts'
import { useWorkbench, useDispatch } from '../../state/WorkbenchProvider.tsx'
import { isInFolder, pathInClient } from '../../state/selectors.ts'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'

/** Explains why the preview does not show the current files or the chosen simulation. */
export function PreviewAlerts({ diagnostics }: { diagnostics: Diagnostic[] }) {
  const { clientError, simulationError } = useWorkbench()
  return (
    <div className="preview-alerts" role="status">
      {clientError !== null && <ClientErrorAlert diagnostics={diagnostics} />}
      {simulationError !== null && (
        <p>
          <CircleAlert aria-hidden />
          <span>{simulationError}</span>
        </p>
      )}
    </div>
  )
}

function ClientErrorAlert({ diagnostics }: { diagnostics: Diagnostic[] }) {
  const { client, lastValid } = useWorkbench()
  const dispatch = useDispatch()
  const errors = selectErrors(diagnostics, client)
  const [first] = errors
  const showFirst = () => {
    dispatch({ type: 'viewChanged', view: { panel: 'diagnostics' } })
    if (first)
      dispatch({
        type: 'jumped',
        jump: { path: first.file, offset: first.start.offset, pointer: first.pointer },
      })
  }
  return (
    <p data-client-error>
      <CircleAlert aria-hidden />
      <span>
        {summarizeErrors(errors)}{' '}
        {lastValid
          ? 'The preview shows the last version that works.'
          : 'The preview appears when the files are fixed.'}
      </span>
      <ToolbarButton onClick={showFirst}>Show problem</ToolbarButton>
    </p>
  )
}

export function selectErrors(diagnostics: Diagnostic[], client: string | null): Diagnostic[] {
  if (client === null) return []
  return diagnostics.filter(({ severity, file }) => severity === 'error' && isInFolder(file, client))
}

/** For example, "instance.json and plans.json have 3 errors." */
export function summarizeErrors(errors: Diagnostic[]): string {
  const files = [...new Set(errors.map(({ file }) => pathInClient(file)))]
  // The preview rejects the files shortly before the diagnostics arrive.
  if (files.length === 0) return "These files can't be shown."
  const count = errors.length === 1 ? '1 error' : `${errors.length} errors`
  return `${files.join(' and ')} ${files.length === 1 ? 'has' : 'have'} ${count}.`
}

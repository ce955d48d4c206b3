import CircleAlert from '~icons/lucide/circle-alert'
import type { Diagnostic } from '../../../check/Diagnostic.ts'
import { routes, type Fault } from '../../../service/faults.ts'
import { faultLabels, routeLabels } from '../../../service/qa/faultLabels.ts'
import { isInFolder } from '../../state/selectors.ts'
import { useWorkbench, useDispatch } from '../../state/WorkbenchProvider.tsx'
import { LabeledSelect } from '../../ui/LabeledSelect.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'

const affectedRoutes = (['both', ...routes] as const).map((name) => ({ name, title: routeLabels[name] }))

/** Says which failure is simulated, and why the calculator does not show the current files. */
export function CalculatorAlerts() {
  const { clientError } = useWorkbench()
  return (
    <>
      <FailureBar />
      <div className="calculator-alerts" role="status">
        {clientError !== null && <ClientErrorAlert />}
      </div>
    </>
  )
}

/** Says that the API calls fail on purpose, and chooses which ones. */
function FailureBar() {
  const { kind, route } = useWorkbench().view.simulation
  const dispatch = useDispatch()
  if (kind === 'none') return null
  const simulate = (simulation: Fault) => dispatch({ type: 'viewChanged', view: { simulation } })
  return (
    <div className="failure-bar bar" role="group" aria-label="Simulated failure">
      <span>
        Simulating: <strong>{faultLabels[kind]}</strong>
      </span>
      <LabeledSelect
        label="Affects"
        choices={affectedRoutes}
        chosen={route ?? 'both'}
        onChoose={(chosen) => simulate(chosen === 'both' ? { kind } : { kind, route: chosen })}
      />
      <div className="bar-end">
        <ToolbarButton onClick={() => simulate({ kind: 'none' })}>End</ToolbarButton>
      </div>
    </div>
  )
}

function ClientErrorAlert() {
  const { client, lastValid, checked } = useWorkbench()
  const dispatch = useDispatch()
  const errors = selectErrors(checked.diagnostics, client)
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
    <p className="bar" data-client-error>
      <CircleAlert aria-hidden />
      <span>
        {summarizeErrors(errors)}{' '}
        {lastValid
          ? 'The calculator shows the last valid version.'
          : 'The calculator appears when that is fixed.'}
      </span>
      <ToolbarButton onClick={showFirst}>Show problem</ToolbarButton>
    </p>
  )
}

export function selectErrors(diagnostics: Diagnostic[], client: string | null): Diagnostic[] {
  if (client === null) return []
  return diagnostics.filter(({ severity, file }) => severity === 'error' && isInFolder(file, client))
}

/** For example, "This client has 3 errors." */
export function summarizeErrors({ length }: Diagnostic[]): string {
  // The calculator rejects the files shortly before the diagnostics arrive.
  if (length === 0) return "This client can't be shown."
  return `This client has ${length === 1 ? '1 error' : `${length} errors`}.`
}

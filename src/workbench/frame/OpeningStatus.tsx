import { selectOpeningClient } from '../state/selectors.ts'
import { useWorkbench } from '../state/WorkbenchProvider.tsx'

/** Says which client is loading. The panes cannot be used until it is open. */
export function OpeningStatus() {
  const model = useWorkbench()
  const client = selectOpeningClient(model)
  return (
    <div className="opening-status" role="status">
      {client !== null && <p className="raised">Opening {model.clientNames[client]?.trim() || client}…</p>}
    </div>
  )
}

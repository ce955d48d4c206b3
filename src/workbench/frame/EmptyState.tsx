import { Suspense, useState } from 'react'
import { LazyNewClientDialog } from '../clients/newClient/LazyNewClientDialog.tsx'
import { useWorkbench } from '../state/WorkbenchProvider.tsx'
import type { Model } from '../state/model.ts'
import { listClients } from '../state/selectors.ts'
import { useDisk } from '../state/useDisk.ts'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'

/** Shown instead of the panes while no client is open. Explains why, and creates one. */
export function EmptyState() {
  const model = useWorkbench()
  const { load } = useDisk()
  const { disk } = model
  const [isCreating, setIsCreating] = useState(false)
  const hasNoClients = disk.status === 'listed' && listClients(model).length === 0
  return (
    <main className="message">
      <h2>{describeReason(model)}</h2>
      {hasNoClients && (
        <p>
          A client is a company whose employees use the calculator. A new one starts with typical plans, which
          you replace with those of its brochure.
        </p>
      )}
      <div className="row wrap">
        {disk.status === 'listed' && (
          <ToolbarButton variant="primary" onClick={() => setIsCreating(true)}>
            New client…
          </ToolbarButton>
        )}
        <ToolbarButton onClick={() => void load()}>Refresh</ToolbarButton>
      </div>
      <Suspense>{isCreating && <LazyNewClientDialog onClose={() => setIsCreating(false)} />}</Suspense>
    </main>
  )
}

function describeReason(model: Model) {
  const { disk } = model
  if (disk.status === 'failed') return disk.error
  if (disk.status === 'loading') return 'Looking for clients…'
  return listClients(model).length === 0
    ? `No clients in ${disk.folder} yet.`
    : `None of the clients in ${disk.folder} can be opened.`
}

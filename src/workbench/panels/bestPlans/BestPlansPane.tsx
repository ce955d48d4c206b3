import { memo } from 'react'
import type { Case } from '../../state/session/Case.ts'
import { useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { BestPlanGrid } from './BestPlanGrid.tsx'
import './BestPlansPane.css'
import { useBestPlans } from './useBestPlans.ts'

/** The best plan of every scenario and tier. @param onShow shows a case in the calculator */
export const BestPlansPane = memo(function BestPlansPane({ onShow }: { onShow: (shown: Case) => void }) {
  const { clientError } = useWorkbench()
  const bestPlans = useBestPlans()
  return (
    <section className="best-plans" aria-label="Best plans">
      {bestPlans?.status === 'ready' ? (
        <BestPlanGrid bestPlans={bestPlans.value} isOutdated={clientError !== null} onShow={onShow} />
      ) : (
        <p className="best-plans-empty">{describeMissing(bestPlans?.error, clientError)}</p>
      )}
    </section>
  )
})

function describeMissing(calculationError: string | undefined, clientError: string | null) {
  if (calculationError !== undefined) return `The best plans cannot be calculated: ${calculationError}`
  return clientError === null ? 'Calculating…' : 'Fix the problems to see the best plans.'
}

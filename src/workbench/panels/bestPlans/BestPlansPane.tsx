import '../Panels.css'
import { memo } from 'react'
import type { Case } from '../../state/session/Case.ts'
import { yearOf } from '../../state/selectors.ts'
import { useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { describeMissing, useCalculation } from '../useCalculation.ts'
import { BestPlanGrid } from './BestPlanGrid.tsx'
import './BestPlansPane.css'

/** The best plan of every scenario and tier. @param onShow shows a case in the calculator */
export const BestPlansPane = memo(function BestPlansPane({ onShow }: { onShow: (shown: Case) => void }) {
  const { clientError, path } = useWorkbench()
  const bestPlans = useCalculation('bestPlans', yearOf(path))
  return (
    <section className="best-plans" aria-label="Best plans">
      {bestPlans?.status === 'ready' ? (
        <BestPlanGrid bestPlans={bestPlans.value} isOutdated={clientError !== null} onShow={onShow} />
      ) : (
        <p className="panel-message">
          {describeMissing('The best plans', 'to see the best plans', bestPlans, clientError)}
        </p>
      )}
    </section>
  )
})

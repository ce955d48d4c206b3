import { useLocation } from 'wouter'
import { pathOf } from '../rules/paths.ts'
import { canGoOn, stepAfter, type Acknowledged } from '../rules/steps.ts'
import { useProgress, useSession } from '../state/CalculatorProvider.tsx'

/** Whether the employee may leave a step forwards, and the way there, which acknowledges the step. */
export function useProceed(step: keyof Acknowledged) {
  const [, navigate] = useLocation()
  const { acknowledge } = useSession()
  const progress = useProgress()
  const isOpen = canGoOn(step, progress)
  const proceed = () => {
    if (!isOpen) return
    acknowledge(step)
    navigate(pathOf[stepAfter(step, progress)])
  }
  return { isOpen, proceed }
}

import { useLocation } from 'wouter'
import { pathOf } from '../rules/paths.ts'
import { canGoOn, stepAfter, type Acknowledged } from '../rules/steps.ts'
import { useCalculator, useDispatch } from '../state/CalculatorProvider.tsx'
import { progressOf } from '../state/selectors.ts'

/** Whether the employee may leave a step forwards, and the way there, which acknowledges the step. */
export function useProceed(step: keyof Acknowledged) {
  const [, navigate] = useLocation()
  const dispatch = useDispatch()
  const progress = useCalculator(progressOf)
  const isOpen = canGoOn(step, progress)
  const proceed = () => {
    if (!isOpen) return
    dispatch({ type: 'stepAcknowledged', step })
    navigate(pathOf[stepAfter(step, progress)])
  }
  return { isOpen, proceed }
}

import { useLocation } from 'wouter'
import { pathOf } from '../rules/paths.ts'
import { canGoOn, stepAfter } from '../rules/steps.ts'
import { useDispatch, useProgress } from '../state/CalculatorProvider.tsx'
import type { Model } from '../state/model.ts'

/** Whether the employee may leave a step forwards, and the way there, which acknowledges the step. */
export function useProceed(step: keyof Model['acknowledged']) {
  const [, navigate] = useLocation()
  const dispatch = useDispatch()
  const progress = useProgress()
  const isOpen = canGoOn(step, progress)
  const proceed = () => {
    if (!isOpen) return
    dispatch({ type: 'stepAcknowledged', step })
    navigate(pathOf[stepAfter(step, progress)])
  }
  return { isOpen, proceed }
}

import type { Acknowledged } from '../rules/steps.ts'
import { Button } from '../ui/Button.tsx'
import { useProceed } from './useProceed.ts'

/** Acknowledges a step and leads to the following one, once that would be reachable. */
export function NextButton({ step }: { step: keyof Acknowledged }) {
  const { isOpen, proceed } = useProceed(step)
  return (
    <Button disabled={!isOpen} onClick={proceed}>
      Next
    </Button>
  )
}

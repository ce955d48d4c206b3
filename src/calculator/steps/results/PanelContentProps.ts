import type { Outputs } from '../../../contract/outputs.ts'
import type { OpenState } from '../../ui/Disclosure.tsx'

export interface PanelContentProps {
  outputs: Outputs
  /** Whether what explains the best plan is open: the same in wide windows and narrow ones, as a phone is turned. */
  bestExplanation: OpenState
}

import type { Outputs } from '../../../contract/outputs.ts'
import type { OpenState } from '../../ui/Disclosure.tsx'

export interface PanelContentProps {
  outputs: Outputs
  /** Whether the best plan's explanation is open. Wide and narrow windows share it, for phones that are turned. */
  bestExplanation: OpenState
}

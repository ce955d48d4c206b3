import type { Outputs } from '../../../contract/outputs.ts'
import type { OpenState } from '../../ui/Disclosure.tsx'

export interface PanelContentProps {
  outputs: Outputs
  /** The open state of the best plan's explanation. Wide and narrow windows share it, for phones that are turned. */
  bestExplanation: OpenState
}

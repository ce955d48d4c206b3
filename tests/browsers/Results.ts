import type { Outputs } from '../../src/contract/outputs.ts'
import type { Driver } from './Driver.ts'

/** The results that a browser shows, and what they are checked against. */
export interface Results {
  driver: Driver
  /** The API's answer. */
  outputs: Outputs
  /** The width of the page in px. */
  width: number
}

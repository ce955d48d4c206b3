import type { Breach } from '../../contract/agreement/Rule.ts'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'

/** A breach, of a rule that the service has too, as what is found in a file. */
export function faultOf({ path, message, help, replacement, references }: Breach): UnlocatedDiagnostic {
  return {
    pointer: path,
    message,
    help,
    ...(replacement !== undefined && { replacement }),
    ...(references && { references }),
  }
}

import { validatePayload } from './validatePayload.ts'
import { validate } from './generated/inputs.js'
import type { CalculationInputs, PersonName, ServiceUses } from './generated/inputs.d.ts'

export type { CalculationInputs, PersonName, ServiceUses }
export type CoverageCode = CalculationInputs['coverage']

/**
 * Checks posted answers against schemas/inputs.schema.json.
 * @throws ContractError with every issue.
 */
export function parseInputs(payload: unknown): CalculationInputs {
  return validatePayload(validate, payload, 'inputs')
}

import type { CalculationInputs } from '../../contract/inputs.ts'
import { parseOutputs } from '../../contract/outputs.ts'
import { request } from './request.ts'
import type { Settings } from './settings.ts'
import { withYear } from './url.ts'

/**
 * Requests a calculation, without retries.
 * @param year the year of a preview; null for the standard instance
 * @throws ApiError, or the reason with which the caller aborted
 */
export function calculate(
  inputs: CalculationInputs,
  year: string | null,
  settings: Settings,
  signal: AbortSignal,
) {
  const options = { method: 'POST' as const, body: inputs, signal }
  return request(withYear('mediplan/calculate', year), settings, options, parseOutputs)
}

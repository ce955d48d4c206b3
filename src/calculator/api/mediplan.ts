import pRetry from 'p-retry'
import { ContractError } from '../../contract/check.ts'
import type { CalculationInputs } from '../../contract/inputs.ts'
import { parseInstance } from '../../contract/instance.ts'
import { parseOutputs } from '../../contract/outputs.ts'
import { ApiError } from './ApiError.ts'
import { request } from './request.ts'
import type { Settings } from './settings.ts'

/**
 * Loads the client's instance, trying again at most twice when the API cannot be reached or is out of order.
 * @param year the year to preview; null for the standard instance
 * @throws ApiError, or the reason with which the caller aborted
 */
export async function loadInstance(year: number | null, settings: Settings, signal: AbortSignal) {
  const payload = await pRetry(() => request(withYear('mediplan/instance', year), settings, { signal }), {
    retries: 2,
    minTimeout: 500,
    signal,
    shouldRetry: ({ error }) =>
      error instanceof ApiError && (error.failure === 'network' || (error.status ?? 0) >= 500),
  })
  return checked(payload, parseInstance)
}

/**
 * Asks for one calculation, once.
 * @param year the year previewed; null for the standard instance
 * @throws ApiError, or the reason with which the caller aborted
 */
export async function calculate(
  inputs: CalculationInputs,
  year: number | null,
  settings: Settings,
  signal: AbortSignal,
) {
  const call = { method: 'POST', body: inputs, signal }
  return checked(await request(withYear('mediplan/calculate', year), settings, call), parseOutputs)
}

function withYear(path: string, year: number | null) {
  return year === null ? path : `${path}/${year}`
}

/** Tells the console, for the consultant, where a payload does not fit. */
function checked<T>(payload: unknown, parse: (payload: unknown) => T) {
  try {
    return parse(payload)
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    console.error(error.message)
    throw new ApiError('shape', { cause: error })
  }
}

import { ContractError } from '../../contract/check.ts'
import { addressOf } from './address.ts'
import { ApiError } from './ApiError.ts'
import { headersFor } from './headers.ts'
import type { Settings } from './settings.ts'

const timeout = 15_000

export interface Call {
  method?: string
  body?: unknown
  /** Aborting it rejects with the signal's reason. */
  signal: AbortSignal
}

/**
 * Calls the API and reads its JSON.
 * @param path relative to the API's base address
 * @throws ApiError, or the reason with which the caller aborted
 */
export async function request(path: string, settings: Settings, { method = 'GET', body, signal }: Call) {
  const address = addressOf(path, settings.host)
  const headers = headersFor(path, method, address, settings)
  if (body !== undefined) headers.set('content-type', 'application/json')
  try {
    const response = await fetch(address, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      // A redirect would carry the client's key to wherever it points.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    })
    if (!response.ok) throw new ApiError('status', undefined, response.status)
    return (await response.json()) as unknown
  } catch (error) {
    signal.throwIfAborted()
    throw asApiError(error)
  }
}

/** The path of a call for the year that is previewed; null is the standard instance. */
export function withYear(path: string, year: number | null) {
  return year === null ? path : `${path}/${year}`
}

/**
 * Narrows a payload, and tells the console, for the consultant, where it does not fit.
 * @throws ApiError when it does not
 */
export function checked<T>(payload: unknown, parse: (payload: unknown) => T) {
  try {
    return parse(payload)
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    console.error(error.message)
    throw new ApiError('shape', error)
  }
}

function asApiError(error: unknown) {
  if (error instanceof ApiError) return error
  if (error instanceof SyntaxError) return new ApiError('shape', error)
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
  return new ApiError(isTimeout ? 'timeout' : 'network', error)
}

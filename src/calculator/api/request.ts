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
 * Calls the API, reads its JSON and narrows it.
 * @param path relative to the API's base address
 * @param parse checks the payload; what does not fit is told to the console, for the consultant
 * @throws ApiError, or the reason with which the caller aborted
 */
export async function request<T>(
  path: string,
  settings: Settings,
  { method = 'GET', body, signal }: Call,
  parse: (payload: unknown) => T,
) {
  const address = addressOf(path, settings.host)
  const headers = headersFor(path, method, address, settings)
  const deadline = AbortSignal.timeout(timeout)
  if (body !== undefined) headers.set('content-type', 'application/json')
  try {
    const response = await fetch(address, {
      method,
      headers,
      body: JSON.stringify(body),
      // A redirect would carry the client's key to wherever it points.
      redirect: 'error',
      signal: AbortSignal.any([signal, deadline]),
    })
    if (!response.ok) throw new ApiError('status', { status: response.status })
    return parse(await response.json())
  } catch (error) {
    signal.throwIfAborted()
    throw asApiError(error, path, deadline.aborted)
  }
}

/** The path of a call for the year that is previewed; null is the standard instance. */
export function withYear(path: string, year: string | null) {
  return year === null ? path : `${path}/${year}`
}

function asApiError(cause: unknown, path: string, isLate: boolean) {
  if (cause instanceof ApiError) return cause
  if (cause instanceof ContractError || cause instanceof SyntaxError) {
    console.error(`${path}: ${cause.message}`)
    return new ApiError('shape', { cause })
  }
  return new ApiError(isLate ? 'timeout' : 'network', { cause })
}

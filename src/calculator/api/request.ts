import { ContractError } from '../../contract/ContractError.ts'
import { ApiError } from './ApiError.ts'
import { send, type Call } from './send.ts'
import type { Settings } from './settings.ts'

/**
 * Calls the API, reads its JSON and narrows it.
 * @param path relative to the API's base address
 * @param parse checks the payload; what does not fit is told to the console, for the consultant
 * @param sent the same call, if it was sent early
 * @throws ApiError, or the reason with which the caller aborted
 */
export async function request<T>(
  path: string,
  settings: Settings,
  call: Call,
  parse: (payload: unknown) => T,
  sent = send(path, settings, call),
) {
  try {
    const response = await sent.response
    if (!response.ok) throw new ApiError('status', { status: response.status })
    return parse(await response.json())
  } catch (error) {
    call.signal.throwIfAborted()
    throw asApiError(error, path, sent.deadline.aborted)
  }
}

function asApiError(cause: unknown, path: string, isLate: boolean) {
  if (cause instanceof ApiError) return cause
  if (cause instanceof ContractError || cause instanceof SyntaxError) {
    console.error(`${path}: ${cause.message}`)
    return new ApiError('shape', { cause })
  }
  return new ApiError(isLate ? 'timeout' : 'network', { cause })
}

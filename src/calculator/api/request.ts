import { ContractError } from '../../contract/ContractError.ts'
import { ApiError } from './ApiError.ts'
import { send, type RequestOptions } from './send.ts'
import type { Settings } from './settings.ts'

/**
 * Requests JSON from the API and parses it.
 * @param path relative to the API's base address
 * @param parse throws ContractError if the payload does not match the contract; the console shows it to the consultant
 * @param sent the same request, if it has been sent already
 * @throws ApiError, or the reason with which the caller aborted
 */
export async function request<T>(
  path: string,
  settings: Settings,
  options: RequestOptions,
  parse: (payload: unknown) => T,
  sent = send(path, settings, options),
) {
  try {
    const response = await sent.response
    if (!response.ok) throw new ApiError('status', { status: response.status })
    return parse(await response.json())
  } catch (error) {
    options.signal.throwIfAborted()
    throw toApiError(error, path, sent.deadline.aborted)
  }
}

function toApiError(cause: unknown, path: string, isTimeout: boolean) {
  if (cause instanceof ApiError) return cause
  if (cause instanceof ContractError || cause instanceof SyntaxError) {
    console.error(`${path}: ${cause.message}`)
    return new ApiError('shape', { cause })
  }
  return new ApiError(isTimeout ? 'timeout' : 'network', { cause })
}

import { ContractError, type Issue } from '../../src/contract/ContractError.ts'

/** The issues for which a check rejects a payload; empty if it accepts the payload. */
export function refusal(check: (payload: unknown) => unknown, payload: unknown): Issue[] {
  try {
    check(payload)
    return []
  } catch (error) {
    if (error instanceof ContractError) return error.issues
    throw error
  }
}

/** The pointers of the issues. */
export function refusedAt(check: (payload: unknown) => unknown, payload: unknown): string[] {
  return [...new Set(refusal(check, payload).map(({ pointer }) => pointer))]
}

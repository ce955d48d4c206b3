import { ContractError, type Issue } from '../../src/contract/ContractError.ts'

/** The issues of the ContractError that `parse` throws for a payload; empty if it accepts the payload. */
export function rejectionIssues(parse: (payload: unknown) => unknown, payload: unknown): Issue[] {
  try {
    parse(payload)
    return []
  } catch (error) {
    if (error instanceof ContractError) return error.issues
    throw error
  }
}

/** The pointers of these issues, without repetitions. */
export function rejectedPointers(parse: (payload: unknown) => unknown, payload: unknown): string[] {
  return [...new Set(rejectionIssues(parse, payload).map(({ pointer }) => pointer))]
}

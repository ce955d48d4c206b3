import { ContractError, type Problem } from '../../src/contract/check.ts'

/** The problems for which a check refuses a payload; empty when it takes it. */
export function refusal(check: (payload: unknown) => unknown, payload: unknown): Problem[] {
  try {
    check(payload)
    return []
  } catch (error) {
    if (error instanceof ContractError) return error.problems
    throw error
  }
}

/** Where a check finds fault. */
export function refusedAt(check: (payload: unknown) => unknown, payload: unknown): string[] {
  return [...new Set(refusal(check, payload).map(({ path }) => path))]
}

import type { Fault, Found, RuleName } from './Fault.ts'

/** An error, so that an incomplete check never passes. */
export const internalError = {
  code: 'internal-error',
  severity: 'error',
  title: 'Every rule runs to its end.',
} as const satisfies RuleName

/**
 * The faults that a rule finds. If the rule throws, the result is one fault that says so, and the other rules still
 * run.
 */
export function runRule(rule: RuleName, check: () => Fault[]): Found[] {
  try {
    return check().map((fault) => [rule, fault])
  } catch (error) {
    return [[internalError, failureOf(rule, error)]]
  }
}

function failureOf({ code }: RuleName, error: unknown): Fault {
  return {
    pointer: '',
    span: { offset: 0, length: 0 },
    message: `Internal error in the rule '${code}', which did not check this file: ${String(error)}.`,
    help: 'Correct the other diagnostics first. If this one stays, report it with the file: it is a bug in mediplan.',
  }
}

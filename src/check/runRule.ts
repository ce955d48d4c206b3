import type { RuleMeta } from './RuleMeta.ts'
import type { RuleDiagnostic, UnlocatedDiagnostic } from './UnlocatedDiagnostic.ts'

/** An error, so that an incomplete check never passes. */
export const internalError = {
  code: 'internal-error',
  severity: 'error',
  title: 'Every rule runs to its end.',
} as const satisfies RuleMeta

/** Runs a rule. If it throws, the result is one diagnostic that says so, and the other rules still run. */
export function runRule(rule: RuleMeta, check: () => UnlocatedDiagnostic[]): RuleDiagnostic[] {
  try {
    return check().map((diagnostic) => ({ ...diagnostic, rule }))
  } catch (error) {
    return [{ ...toDiagnostic(rule, error), rule: internalError }]
  }
}

function toDiagnostic({ code }: RuleMeta, error: unknown): UnlocatedDiagnostic {
  return {
    pointer: '',
    span: { offset: 0, length: 0 },
    message: `Internal error in the rule '${code}', which did not check this file: ${String(error)}.`,
    help: 'Fix the other problems first. If this one stays, report it with the file: it is a bug in mediplan.',
  }
}

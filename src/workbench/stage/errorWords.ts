import type { Diagnostic } from '../../check/Diagnostic.ts'
import { insideClient } from '../state/selectors.ts'

/** What keeps a client from being shown. */
export function errorsIn(diagnostics: Diagnostic[], client: string | null): Diagnostic[] {
  return diagnostics.filter(({ severity, file }) => severity === 'error' && file.startsWith(`${client}/`))
}

/** Which files are in the way, and with how many errors. */
export function errorWords(errors: Diagnostic[]): string {
  const files = [...new Set(errors.map(({ file }) => insideClient(file)))]
  // The check comes a moment after the calculator has refused.
  if (files.length === 0) return 'The files cannot be shown as they are.'
  const count = errors.length === 1 ? '1 error' : `${errors.length} errors`
  return `${files.join(' and ')} ${files.length === 1 ? 'has' : 'have'} ${count}.`
}

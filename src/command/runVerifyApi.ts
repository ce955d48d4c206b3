import type { Check } from './api/Check.ts'
import { verifyApi, type VerifyOptions } from './api/verifyApi.ts'
import { print } from './print.ts'

interface VerifyApiOptions extends Omit<VerifyOptions, 'url'> {
  format: 'text' | 'json'
}

const marks: Record<Check['result'], string> = { ok: '✓', note: '·', warning: '!', error: '✗' }

/**
 * Prints what an API sends, and what the calculator cannot use.
 * @returns 1 if employees cannot use the calculator with it; else 0
 */
export async function runVerifyApi(url: string, { format, ...options }: VerifyApiOptions): Promise<number> {
  const checks: Check[] = []
  for await (const check of verifyApi({ url, ...options })) {
    if (format === 'text') print(formatCheck(check, checks.at(-1)?.group))
    checks.push(check)
  }
  const count = (result: Check['result']) => checks.filter((check) => check.result === result).length
  const errors = count('error')
  const warnings = count('warning')
  print(
    format === 'json'
      ? `${JSON.stringify({ errors, warnings, checks }, null, 2)}\n`
      : `\nEmployees ${errors === 0 ? 'can' : 'cannot'} use the calculator with this API. Errors: ${errors}, warnings: ${warnings}, checks: ${checks.length}.\n`,
  )
  return errors > 0 ? 1 : 0
}

function formatCheck({ group, result, message, issues = [] }: Check, lastGroup: string | undefined) {
  return [
    ...(group === lastGroup ? [] : lastGroup === undefined ? [group] : ['', group]),
    `  ${marks[result]} ${message}`,
    ...issues.map(
      ({ pointer, expected, found }) => `      ${pointer || '(root)'}: expected ${expected}, found ${found}`,
    ),
    '',
  ].join('\n')
}

import { expect, it } from 'vitest'
import type { Diagnostic } from '../../../../src/check/Diagnostic.ts'
import {
  selectErrors,
  summarizeErrors,
} from '../../../../src/workbench/frame/calculator/CalculatorAlerts.tsx'

const found = (file: string, severity = 'error') => ({ file, severity }) as Diagnostic

it.each([
  ['none', [found('acme/plans.json', 'warning'), found('other/plans.json')], "This client can't be shown."],
  ['one error', [found('acme/instance.json')], 'This client has 1 error.'],
  [
    'errors in both files',
    [found('acme/instance.json'), found('acme/plans.json'), found('acme/plans.json')],
    'This client has 3 errors.',
  ],
])('summarizes %s', (_, diagnostics, summary) => {
  expect(summarizeErrors(selectErrors(diagnostics, 'acme'))).toBe(summary)
})

import { expect, it } from 'vitest'
import { describeInWords } from '../../../src/workbench/state/describeInWords.ts'

const describe = (message: string, help = '', file = 'acme/plans.json') =>
  describeInWords({ file, message, help })

it.each([
  ["'payPeriods' is missing.", '“Payroll deductions per year” is missing.'],
  ['Add "EE" with its amount in dollars.', 'Add “Employee only” with its amount in dollars.'],
  ["'EE' is missing.", '“Employee only” is missing.'],
  ["'size' is not a known property.", "'size' is not a known property."],
  ['The amount is "payPeriods".', 'The amount is "payPeriods".'],
])('writes %s as %s', (message, plain) => {
  expect(describe(message).message).toBe(plain)
})

it('does not mention the keys of the text editor', () => {
  const help = "Add a row to 'savingsStyles' (Ctrl+Space shows examples)."
  expect(describe('', help, 'acme/instance.json').help).toMatch(/^Add a row to “[A-Z][a-z ]+”\.$/)
})

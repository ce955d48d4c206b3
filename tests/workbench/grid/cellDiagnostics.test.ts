import { expect, it } from 'vitest'
import type { Diagnostic } from '../../../src/check/Diagnostic.ts'
import { findCellDiagnostics } from '../../../src/workbench/grid/cellDiagnostics.ts'
import { describeProblem } from '../../../src/workbench/grid/GridCell.tsx'
import { findPosition } from '../../../src/workbench/grid/gridCells.ts'
import { sampleTable } from '../tables/sampleYears.ts'

const paths = { 'instance.json': 'lakeshore/instance.json', 'plans.json': 'lakeshore/plans.json' }
const start = { offset: 0, line: 1, column: 1 }

const problem = { rule: 'a-rule', start, end: start, message: 'It is wrong.', help: 'Fix it.' }

function diagnosticAt(
  pointer: string,
  severity: Diagnostic['severity'] = 'error',
  file = paths['plans.json'],
) {
  return { ...problem, severity, file, pointer }
}

it.each([
  ['payroll', '/plans/0/payroll/1/yearly/ES', { row: 1, column: 3 }],
  ['payments', '/plans/1/services/0/payment/copay', { row: 1, column: 2 }],
  ['payroll', '/plans/0/payroll/1', { row: 1, column: 0 }],
  ['payroll', '/plans/0/payroll/1/yearly', { row: 1, column: 0 }],
  ['payroll', '/plans/0/payroll', { row: 0, column: 2 }],
  ['limits', '/plans/2/displayName', { row: 2, column: 0 }],
  ['limits', '/plans/2/outOfPocketMaximum', { row: 2, column: 4 }],
  ['limits', '/plans/2/drugMaximum/person', { row: 2, column: 9 }],
] as const)('Finds the cell in %s for %s', (name, pointer, position) => {
  const table = sampleTable(name)
  const [key] = [...findCellDiagnostics(table, [diagnosticAt(pointer)], paths).keys()]
  const [row = '', column = ''] = key!.split('\n')
  expect(findPosition(table, { row, column })).toEqual(position)
})

it('Ignores diagnostics of other values and other years', () => {
  const table = sampleTable('payroll')
  const others = [
    diagnosticAt('/plans/0/deductible'),
    diagnosticAt('/plans/0'),
    diagnosticAt('/plans/0/payroll/0', 'error', 'lakeshore/2028/plans.json'),
  ]
  expect(findCellDiagnostics(table, others, paths).size).toBe(0)
})

it('Marks a text that is not applied before any diagnostic, and an error before a warning', () => {
  const warning = diagnosticAt('', 'warning')
  expect(describeProblem(undefined, [])).toEqual({})
  expect(describeProblem(undefined, [warning]).tone).toBe('warning')
  expect(describeProblem(undefined, [warning, diagnosticAt('')]).tone).toBe('error')
  const rejected = { row: 'a', column: 'b', text: 'n/a', message: 'Write 0.' }
  expect(describeProblem(rejected, [warning])).toEqual({ tone: 'rejected', message: 'Write 0.' })
})

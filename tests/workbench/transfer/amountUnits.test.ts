import { expect, it } from 'vitest'
import { tables } from '../../../src/workbench/tables/tables.ts'
import { findFileUnit, guessView, listViewChoices } from '../../../src/workbench/transfer/amountUnits.ts'
import type { ImportMapping } from '../../../src/workbench/transfer/ImportMapping.ts'

const mapping: ImportMapping = { isTransposed: false, titleRow: 1, roles: [], sources: [] }

const sheetOf = (heading: string) => ({
  name: 'Rates',
  grid: [
    [heading, ''],
    ['Plan', 'Employee'],
    ['per month', '5'],
  ],
  ignoredCells: [],
})

const yearOf = (payPeriods?: number) => ({ 'instance.json': {}, 'plans.json': { payPeriods } })

it.each([
  ['2027 payroll deductions, per paycheck (26)', 'perPay'],
  ['Bi-weekly rates', 'perPay'],
  ['Semi-monthly contributions', 'perPay'],
  ['Your deductions (26)', 'perPay'],
  ['What you pay each MONTH (12 deductions):', 'monthly'],
  ['Monthly contributions', 'monthly'],
  ['Annual amounts, effective January 1', 'yearly'],
  ['Cost per year', 'yearly'],
  ['Per paycheck, with 26 paychecks a year', 'perPay'],
  ['Annual enrollment 2027', undefined],
  ['Monthly and yearly costs', undefined],
  ['', undefined],
])('The heading “%s” says the unit %s', (heading, unit) => {
  expect(findFileUnit(sheetOf(heading), mapping)).toBe(unit)
})

it.each([
  ['Monthly contributions', 12, 'perPay'],
  ['Monthly contributions', 26, undefined],
  ['Per paycheck', 26, 'perPay'],
  ['Rates', 26, undefined],
])('With the heading “%s” and %s deductions, the view is %s', (heading, payPeriods, view) => {
  expect(guessView(tables.payroll, yearOf(payPeriods), sheetOf(heading), mapping)).toBe(view)
})

it('A file with the unit of each row is read as it says', () => {
  const roles = [{ kind: 'values', column: 'unit' } as const]
  expect(guessView(tables.payroll, yearOf(26), sheetOf('Monthly'), { ...mapping, roles })).toBe('stored')
})

it('Amounts per month can be chosen if there are 12 deductions', () => {
  const titles = (payPeriods: number) =>
    listViewChoices(tables.payroll, yearOf(payPeriods)).map(({ title }) => title)
  expect(titles(26)).toEqual(['Choose…', 'Per year', 'Per paycheck', 'As entered in the table'])
  expect(titles(12)).toContain('Per month (12 deductions)')
})

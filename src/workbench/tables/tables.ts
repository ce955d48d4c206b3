import { choicesTable } from './choicesTable.ts'
import { limits } from './limits.ts'
import { locations } from './locations.ts'
import { payments } from './payments.ts'
import { payroll } from './payroll.ts'
import { savingsStyles } from './savingsStyles.ts'
import { services } from './services.ts'
import { surcharges } from './surcharges.ts'
import type { TableDefinition } from './Table.ts'
import { uses } from './uses.ts'

export const tableNames = [
  'salaryBands',
  'locations',
  'savingsStyles',
  'surcharges',
  'uses',
  'limits',
  'services',
  'payments',
  'payroll',
] as const

export type TableName = (typeof tableNames)[number]

/** The tables of a client's year. */
export const tables: Readonly<Record<TableName, TableDefinition>> = {
  salaryBands: choicesTable('salaryBands', 'Salary bands', 'Salary band'),
  locations,
  savingsStyles,
  surcharges,
  uses,
  limits,
  services,
  payments,
  payroll,
}

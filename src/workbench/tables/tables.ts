import type { TableName } from '../../compare/form/sections.ts'
import { limits } from './limits.ts'
import { questionTables, services } from './listTables.ts'
import { payments } from './payments.ts'
import { payroll } from './payroll.ts'
import { surcharges } from './surcharges.ts'
import type { TableDefinition } from './Table.ts'
import { uses } from './uses.ts'

export const tables = {
  ...questionTables,
  surcharges,
  uses,
  limits,
  services,
  payments,
  payroll,
} satisfies Record<TableName, TableDefinition>

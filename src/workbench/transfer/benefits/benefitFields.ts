import { catalogServices } from '../../../catalog/catalog.ts'
import { servicesOfCatalog } from '../../../check/edit/addFromCatalog.ts'
import { idKey } from '../../../contract/idKey.ts'
import type { YearValues } from '../../../contract/yearDocuments.ts'
import { tierTitles } from '../../../compare/values/tierTitles.ts'
import { limits } from '../../tables/limits.ts'
import { readServiceRows, readTiers } from '../../tables/readDocument.ts'
import { findNewService } from './newServices.ts'
import type { KnownService } from './matchServices.ts'

/** What a row of a benefits table can be: a term of the plans, the payment for a service, or the amounts of a tier. */
export interface BenefitField {
  name: string
  title: string
  group: string
  table: 'limits' | 'payments' | 'payroll'
  /** The columns of the table, or of the payments the rows, that get the value. */
  cells: readonly string[]
}

export const catalogPrefix = 'catalog '

export function listBenefitFields(values: YearValues): BenefitField[] {
  const tiers = readTiers(values)
  const others = tiers.filter((tier) => tier !== 'EE')
  const ofPlan = { table: 'limits', group: 'Plans' } as const
  const present = servicesOfCatalog(values)
  const columns = limits.read(values).columns.filter(({ isRowHeader }) => !isRowHeader)
  return [
    ...columns.map(({ name, title }) => ({ ...ofPlan, name, title, cells: [name] })),
    {
      ...ofPlan,
      name: 'account others',
      title: 'Company money: all tiers but employee only',
      cells: others.map((tier) => `account ${tier}`),
    },
    { table: 'payments', group: 'Services', name: 'usual', title: 'All other services', cells: ['usual'] },
    ...readServiceRows(values).map(({ name, headers: [title = ''] }) => ({
      table: 'payments' as const,
      group: 'Services',
      name: `service ${name}`,
      title,
      cells: [name],
    })),
    ...tiers.map((tier) => ({
      table: 'payroll' as const,
      group: 'Payroll deductions',
      name: `payroll ${tier}`,
      title: `Payroll deduction: ${tierTitles[tier].toLowerCase()}`,
      cells: [tier],
    })),
    ...catalogServices
      .filter(({ id }) => !present.has(id))
      .map(({ id, name }) => ({
        table: 'payments' as const,
        group: 'Add from catalog',
        name: `${catalogPrefix}${id}`,
        title: name.en,
        cells: [],
      })),
  ]
}

/** The services of the client, and those that it can add. */
export function toKnownServices(fields: readonly BenefitField[]): KnownService[] {
  return fields
    .map(({ name, title }) => ({ field: name, name: title, isMissing: name.startsWith(catalogPrefix) }))
    .filter(({ field, isMissing }) => isMissing || field.startsWith('service '))
}

/** The field of a service after it is added; the same field if it is not. */
export function findAddedField(values: YearValues, field: string): string {
  const service = findNewService(values, field)
  if (service !== undefined) return `service ${service}`
  if (!field.startsWith(catalogPrefix)) return field
  const id = servicesOfCatalog(values).get(field.slice(catalogPrefix.length))
  return id === undefined ? field : `service ${idKey(id)}`
}

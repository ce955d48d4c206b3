import type { Draft } from './fill.ts'
import { ownerOf, partsOf, valueAt } from '../../contract/pointer.ts'

/** The values that other parts of the documents expect at a place: ids that they use and the list lacks, or a name. */
export function expectedAt(draft: Draft, path: string): unknown[] {
  const parts = partsOf(path)
  const name = parts.at(-1) ?? ''
  const list = ownerOf(ownerOf(path))
  if (list === '/contributionLimits' && name === 'year')
    return draft.variant === 2 ? [] : [valueAt(draft.others, '/client/planYear')].filter(isId)
  if (list === '') return []
  const references = referencesTo(draft, list, name)
  if (references.length === 0) return []
  const there = new Set(valuesOf(draft.document, list, name))
  return references.filter((value) => !there.has(value))
}

/** The ids or services that other parts expect in a list, and the property of a row that holds them. */
export function expectedRows(draft: Draft, list: string): { name: string; values: unknown[] } {
  const name = /\/(uses|services)$/.test(list) && partsOf(list).length > 1 ? 'service' : 'id'
  return { name, values: expectedAt(draft, `${list}/0/${name}`) }
}

/** The values by which the documents refer to the rows of a list. */
function referencesTo({ document, others }: Draft, list: string, name: string): unknown[] {
  if (name === 'service') return valuesOf(document, '/services', 'id')
  if (name === 'salaryBand') return valuesOf(others, '/salaryBands', 'id')
  if (name === 'name' && list === '/services') return valuesOf(document, '/customScenarioUses', 'name')
  if (name !== 'id') return []
  return unique([
    ...valuesOf(others, list, 'id'),
    ...(list === '/services' ? usedServices(document) : []),
    ...(list === '/salaryBands' ? bandsOf(others) : []),
  ])
}

/** The services that scenarios and plans name. */
function usedServices(plans: unknown): unknown[] {
  return [
    ...rowsAt(plans, '/scenarios').flatMap((row) => valuesOf(row, '/uses', 'service')),
    ...rowsAt(plans, '/plans').flatMap((row) => valuesOf(row, '/services', 'service')),
  ]
}

function bandsOf(plans: unknown): unknown[] {
  return rowsAt(plans, '/plans').flatMap((plan) => valuesOf(plan, '/payroll', 'salaryBand'))
}

function valuesOf(document: unknown, list: string, name: string): unknown[] {
  return rowsAt(document, list)
    .map((row) => valueAt(row, `/${name}`))
    .filter(isId)
}

/** The rows of a list; none if it is not a list. */
function rowsAt(document: unknown, path: string): unknown[] {
  const value = valueAt(document, path)
  return Array.isArray(value) ? value : []
}

function isId(value: unknown) {
  return typeof value === 'string' || Number.isSafeInteger(value)
}

function unique(values: unknown[]) {
  return [...new Set(values)]
}

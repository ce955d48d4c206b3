import { parentPointer, parsePointer, valueAt } from '../../contract/pointer.ts'
import type { Draft } from './Draft.ts'

/** The values that other parts of the documents expect here: ids or names that they use but the list lacks. */
export function expectedValues(draft: Draft, pointer: string): unknown[] {
  const name = parsePointer(pointer).at(-1) ?? ''
  const list = parentPointer(parentPointer(pointer))
  const [, offeredTo] = /^\/plans\/\d+\/(locations|salaryBands)\/\d+$/.exec(pointer) ?? []
  if (offeredTo !== undefined) return valuesIn(draft.otherDocument, `/${offeredTo}`, 'id')
  if (/^\/surcharges\/\d+\/plans\/\d+$/.test(pointer)) return valuesIn(draft.document, '/plans', 'key')
  if (list === '/contributionLimits' && name === 'year')
    return draft.variant === 2 ? [] : [valueAt(draft.otherDocument, '/client/planYear')].filter(isId)
  if (list === '') return []
  const references = findReferences(draft, list, name)
  if (references.length === 0) return []
  const present = new Set(valuesIn(draft.document, list, name))
  return references.filter((value) => !present.has(value))
}

/** The ids or services that other parts expect in a list, and the property that holds them. */
export function expectedEntries(draft: Draft, list: string): { name: string; values: unknown[] } {
  const name = /\/(uses|services)$/.test(list) && parsePointer(list).length > 1 ? 'service' : 'id'
  return { name, values: expectedValues(draft, `${list}/0/${name}`) }
}

/** The values by which the documents refer to the entries of a list. */
function findReferences({ document, otherDocument }: Draft, list: string, name: string): unknown[] {
  if (name === 'service' || name === 'copayWaivedWith') return valuesIn(document, '/services', 'id')
  if (name === 'salaryBand') return valuesIn(otherDocument, '/salaryBands', 'id')
  if (name === 'location') return valuesIn(otherDocument, '/locations', 'id')
  if (name === 'name' && list === '/services') return valuesIn(document, '/customScenarioUses', 'name')
  if (name !== 'id') return []
  const ids = [
    ...valuesIn(otherDocument, list, 'id'),
    ...(list === '/services' ? usedServices(document) : []),
    ...(list === '/salaryBands' ? usedSalaryBands(otherDocument) : []),
  ]
  return [...new Set(ids)]
}

/** The services that scenarios and plans refer to. */
function usedServices(plans: unknown): unknown[] {
  return [
    ...rowsAt(plans, '/scenarios').flatMap((scenario) => valuesIn(scenario, '/uses', 'service')),
    ...rowsAt(plans, '/plans').flatMap((plan) => valuesIn(plan, '/services', 'service')),
  ]
}

function usedSalaryBands(plans: unknown): unknown[] {
  return rowsAt(plans, '/plans').flatMap((plan) => valuesIn(plan, '/payroll', 'salaryBand'))
}

function valuesIn(document: unknown, list: string, name: string): unknown[] {
  return rowsAt(document, list)
    .map((entry) => valueAt(entry, `/${name}`))
    .filter(isId)
}

/** Empty if the value is not a list. */
function rowsAt(document: unknown, pointer: string): unknown[] {
  const value = valueAt(document, pointer)
  return Array.isArray(value) ? value : []
}

function isId(value: unknown) {
  return typeof value === 'string' || Number.isSafeInteger(value)
}

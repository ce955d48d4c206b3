import type { CoverageCode } from '../../contract/inputs.ts'
import { tiersOf } from '../../contract/tiers.ts'
import type { YearValues } from '../../contract/yearDocuments.ts'
import { idKey } from '../../contract/idKey.ts'
import { isRecord } from '../../contract/isRecord.ts'

export type Properties = Record<string, unknown>

/** The own property of a value; undefined if there is none. The document may not match its schema. */
export function memberOf(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

export function listOf(value: unknown, name: string): unknown[] {
  const list = memberOf(value, name)
  return Array.isArray(list) ? (list as unknown[]) : []
}

export function ensureList(owner: unknown, name: string): unknown[] {
  const list = memberOf(owner, name)
  if (Array.isArray(list)) return list as unknown[]
  const created: unknown[] = []
  setMember(owner, name, created)
  return created
}

export function ensureObject(owner: unknown, name: string): Properties {
  const object = memberOf(owner, name)
  if (isRecord(object)) return object
  const created: Properties = {}
  setMember(owner, name, created)
  return created
}

/** Sets a property, or removes it if the value is undefined. */
export function setMember(owner: unknown, name: string, value: unknown): void {
  if (!isRecord(owner)) return
  if (value === undefined) delete owner[name]
  else owner[name] = value
}

export function removeItem(list: unknown[], item: unknown): void {
  const index = list.indexOf(item)
  if (index >= 0) list.splice(index, 1)
}

/** A text for people: the first of the names that is there, otherwise the ID. */
export function nameOf(entry: unknown, property: string, id: unknown): string {
  const name = memberOf(entry, property)
  return typeof name === 'string' && name.trim() !== '' ? name : formatId(id)
}

/** An ID without a name, as people read it. */
export function formatId(id: unknown): string {
  return typeof id === 'string' ? id : idKey(id)
}

/** Makes texts unique: a repeated one gets a number. */
export function numberRepeated(texts: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return texts.map((text) => {
    const count = (counts.get(text) ?? 0) + 1
    counts.set(text, count)
    return count === 1 ? text : `${text} (${count})`
  })
}

export function readTiers(values: YearValues): CoverageCode[] {
  const singleChild = memberOf(memberOf(values['instance.json'], 'features'), 'singleChild') === true
  return tiersOf({ features: { singleChild } })
}

/** The rows of a table with one for each service. */
export function readServiceRows(values: YearValues): { name: string; headers: string[]; id: unknown }[] {
  const services = listOf(values['plans.json'], 'services')
  const ids = services.map((service) => memberOf(service, 'id'))
  const names = numberRepeated(ids.map(idKey))
  return services.map((service, index) => {
    const id = ids[index]
    return { name: names[index]!, headers: [nameOf(service, 'name', id)], id }
  })
}

/** The plans with unique titles. */
export function readPlans(values: YearValues): { plan: unknown; title: string }[] {
  const plans = listOf(values['plans.json'], 'plans')
  const titles = numberRepeated(plans.map((plan) => nameOf(plan, 'displayName', memberOf(plan, 'key'))))
  return plans.map((plan, index) => ({ plan, title: titles[index]! }))
}

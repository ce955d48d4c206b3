import type { YearValues } from '../../contract/yearDocuments.ts'
import type { YearFile } from '../../contract/clientFiles.ts'
import type { Copy } from './editJson.ts'
import { findEntry, lists, type Entry, type ListName, nameOf } from './lists.ts'
import { serviceReferences } from '../../contract/consistency/idLists.ts'
import type { Id } from '../../contract/instance.ts'
import { type Place, findPlaces } from '../../contract/pointer.ts'

/** Where a document refers to the entries of a list. */
interface Reference {
  list: ListName
  file: YearFile
  /** The pattern of the pointers to the ID, without the first slash. */
  location: string
  /** What refers to the entry, in confirmations; null for what users do not see. */
  noun: string | null
  isByName?: true
  /** What is true of the plan or surcharge if this is the only entry that it refers to: its list is never empty. */
  onlyOne?: string
}

/** By the end of the place that refers to a service. */
const nounsOfServices = [
  ['/uses/*/service', 'use'],
  ['/service', 'payment'],
  ['/copayWaivedWith', 'waived copay'],
  ['/except/*', 'exception'],
] as const

const inPlans: readonly Omit<Reference, 'file'>[] = [
  ...serviceReferences.map((pattern) => ({
    list: 'services' as const,
    location: pattern.slice(1),
    noun: nounsOfServices.find(([ending]) => pattern.endsWith(ending))![1],
  })),
  { list: 'locations', location: 'plans/*/payroll/*/location', noun: 'payroll row' },
  {
    list: 'locations',
    location: 'plans/*/locations/*',
    noun: 'plan offer',
    onlyOne: 'is offered only at this location',
  },
  { list: 'salaryBands', location: 'plans/*/payroll/*/salaryBand', noun: 'payroll row' },
  {
    list: 'salaryBands',
    location: 'plans/*/account/companyMoneyByBand/*/salaryBand',
    noun: 'company contribution',
  },
  {
    list: 'salaryBands',
    location: 'plans/*/salaryBands/*',
    noun: 'plan offer',
    onlyOne: 'is offered only to this salary band',
  },
  { list: 'plans', location: 'surcharges/*/plans/*', noun: 'surcharge', onlyOne: 'is only for this plan' },
]

/** The typical values of entries, which are in the structure of the document, and what these refer to. */
const inTypical: readonly Omit<Reference, 'file'>[] = [
  ...Object.entries(lists).map(([list, { key }]) => ({
    list: list as ListName,
    location: `typical/${list}/*/${key}`,
    noun: null,
  })),
  ...inPlans.map(({ list, location }) => ({ list, location: `typical/${location}`, noun: null })),
]

const inInstance: readonly Omit<Reference, 'file'>[] = [
  { list: 'services', location: 'scenarios/*/uses/*/service', noun: null },
  { list: 'services', location: 'customScenarioUses/*/name', noun: null, isByName: true },
]

/** All references. In addition, the entries of a list in both files have the same IDs. */
export const references: readonly Reference[] = [
  ...[...inPlans, ...inTypical].map((row) => ({ ...row, file: 'plans.json' as const })),
  ...inInstance.map((row) => ({ ...row, file: 'instance.json' as const })),
]

/** The references to an entry by its ID and by its name, the last first: removing or copying one does not move the others. */
export function findReferences(
  documents: YearValues,
  list: ListName,
  entry: { id?: unknown; name?: unknown },
): { reference: Reference; place: Place }[] {
  return references
    .filter((reference) => reference.list === list)
    .flatMap((reference) => {
      const value = reference.isByName ? entry.name : entry.id
      if (value === undefined) return []
      return findPlaces(documents[reference.file], `/${reference.location}`)
        .filter((place) => place.value === value)
        .map((place) => ({ reference, place }))
        .toReversed()
    })
}

export function replaceReference({ ancestors, path }: Place, id: unknown): void {
  Object.assign(ancestors.at(-1)!, { [path.at(-1)!]: id })
}

/** Adds a copy of the item or row that refers to an entry, for another entry. A single property stays as it is. */
export function duplicateReference({ ancestors, path }: Place, id: unknown, copy: Copy): void {
  const [row, index, property] = [ancestors.at(-1)!, path.at(-2), path.at(-1)!]
  if (Array.isArray(row)) row.splice(Number(property) + 1, 0, id)
  else if (typeof index === 'number')
    (ancestors.at(-2) as unknown[]).splice(index + 1, 0, Object.assign(copy(row), { [property]: id }))
}

/**
 * Removes the items and rows that refer to an entry. Payroll rows that would all be removed stay, for everyone else: a
 * plan is never without them.
 */
export function removeReferences(places: readonly Place[]): void {
  const isKept = new Set(
    places.filter(({ ancestors, path }) => {
      const rows = ancestors.at(-2)
      const others = places.filter((place) => place.ancestors.at(-2) === rows)
      return path.at(-3) === 'payroll' && others.length === rows!.length
    }),
  )
  for (const place of places) {
    const { ancestors, path } = place
    const [parent, index] = [ancestors.at(-1)!, path.at(-2)]
    if (Array.isArray(parent)) parent.splice(Number(path.at(-1)), 1)
    else if (typeof index === 'number' && !isKept.has(place)) (ancestors.at(-2) as unknown[]).splice(index, 1)
    else delete parent[path.at(-1)!]
  }
}

/** What the deletion of entries deletes and changes besides them, in sentences; null if nothing. */
export function describeDeletion(
  documents: YearValues,
  list: ListName,
  ...ids: readonly Id[]
): string | null {
  const referring = describeReferences(documents, list, ...ids)
  if (list !== 'plans') return referring && `This also deletes ${referring}.`
  const plans = ids.map((id) => findEntry(documents, 'plans.json', 'plans', id))
  const countOwn = (property: string, noun: string) => {
    const count = plans.flatMap((plan) => plan?.[property] ?? []).length
    return count === 0 ? [] : [formatCount(count, noun)]
  }
  const own = [...countOwn('payroll', 'rate'), ...countOwn('services', 'payment')]
  const surcharges = ids.flatMap((id) =>
    findReferences(documents, 'plans', { id })
      .filter(({ reference }) => reference.noun !== null)
      .map(({ place }) => describeOwner(documents, place)),
  )
  const sentences = [
    own.length > 0 && `This also deletes ${conjunction.format(own)}.`,
    surcharges.length > 0 &&
      `Surcharges that no longer name ${ids.length === 1 ? 'it' : 'them'}: ${conjunction.format(new Set(surcharges))}.`,
  ]
  return sentences.filter(Boolean).join(' ') || null
}

/** The name of the plan or surcharge that a place is in. */
export function describeOwner(documents: YearValues, { ancestors, path }: Place): string {
  const owner = ancestors.at(-2) as Entry
  const name = path[0] === 'plans' ? owner.displayName : nameOf(documents, 'surcharges', owner.id as Id)
  return typeof name === 'string' ? `“${name}”` : 'An entry'
}

/** What refers to entries, for confirmations: "5 uses and 3 payments". Null if nothing does. */
export function describeReferences(
  documents: YearValues,
  list: ListName,
  ...ids: readonly Id[]
): string | null {
  const counts = new Map<string, number>()
  for (const id of ids)
    for (const { reference } of findReferences(documents, list, { id, name: nameOf(documents, list, id) }))
      if (reference.noun !== null) counts.set(reference.noun, (counts.get(reference.noun) ?? 0) + 1)
  const parts = [...counts].map(([noun, count]) => formatCount(count, noun))
  return parts.length === 0 ? null : conjunction.format(parts)
}

const conjunction = new Intl.ListFormat('en')

function formatCount(count: number, noun: string) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

import type { YearValues } from '../../contract/yearDocuments.ts'
import type { YearFile } from '../../contract/clientFiles.ts'
import type { Copy } from './editJson.ts'
import type { ListName } from './lists.ts'
import { findPlaces, type Place } from './places.ts'

/** Where a document refers to the entries of a list. */
interface Reference {
  list: ListName
  file: YearFile
  /** The location of the ID; `*` is any index. */
  location: string
  /** What refers to the entry, in confirmations; null for what users do not see. */
  noun: string | null
  /** Whether it refers by name instead of by ID. */
  isByName?: true
  /** What is true of the plan or surcharge if this is the only entry that it refers to: its list is never empty. */
  onlyOne?: string
}

/** All references. In addition, the entries of a list in both files have the same IDs. */
export const references: readonly Reference[] = [
  { list: 'services', file: 'plans.json', location: 'scenarios/*/uses/*/service', noun: 'use' },
  { list: 'services', file: 'plans.json', location: 'plans/*/services/*/service', noun: 'payment' },
  { list: 'services', file: 'plans.json', location: 'plans/*/payment/copayWaivedWith', noun: 'waived copay' },
  {
    list: 'services',
    file: 'plans.json',
    location: 'plans/*/services/*/payment/copayWaivedWith',
    noun: 'waived copay',
  },
  { list: 'services', file: 'instance.json', location: 'scenarios/*/uses/*/service', noun: null },
  {
    list: 'services',
    file: 'instance.json',
    location: 'customScenarioUses/*/name',
    noun: null,
    isByName: true,
  },
  { list: 'locations', file: 'plans.json', location: 'plans/*/payroll/*/location', noun: 'payroll row' },
  {
    list: 'locations',
    file: 'plans.json',
    location: 'plans/*/locations/*',
    noun: 'plan offer',
    onlyOne: 'is offered only at this location',
  },
  { list: 'salaryBands', file: 'plans.json', location: 'plans/*/payroll/*/salaryBand', noun: 'payroll row' },
  {
    list: 'salaryBands',
    file: 'plans.json',
    location: 'plans/*/account/companyMoneyByBand/*/salaryBand',
    noun: 'company contribution',
  },
  {
    list: 'salaryBands',
    file: 'plans.json',
    location: 'plans/*/salaryBands/*',
    noun: 'plan offer',
    onlyOne: 'is offered only to this salary band',
  },
  {
    list: 'plans',
    file: 'plans.json',
    location: 'surcharges/*/plans/*',
    noun: 'surcharge',
    onlyOne: 'is only for this plan',
  },
]

/** The references to an entry by its ID and by its name. */
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
      return findPlaces(documents[reference.file], reference.location)
        .filter((place) => place.value === value)
        .map((place) => ({ reference, place }))
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

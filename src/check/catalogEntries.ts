import {
  catalogServices,
  typicalYears,
  type CatalogService,
  type CatalogUses,
  type Citation,
  type TypicalYear,
} from '../catalog/catalog.ts'
import { trendedPrice } from '../catalog/trend.ts'
import type { PlansDocument } from '../contract/plans.ts'
import { valueAt, type Place } from '../contract/pointer.ts'

type PricedService = PlansDocument['services'][number]

/**
 * A service of the catalog as an entry of plans.json, without its name.
 * @param planYear the price is the published one if it is undefined
 * @param trend by how many percent prices rise in a year
 */
export function priceEntry(
  { id, isDrug, daysPerStay, ...price }: CatalogService,
  planYear: number | undefined,
  trend?: number,
): Omit<PricedService, 'name'> {
  return {
    id,
    allowedAmount: trendedPrice(price, planYear, trend),
    ...(isDrug && { isDrug }),
    ...(daysPerStay !== undefined && { daysPerStay }),
  }
}

/** A typical year as an entry of instance.json, without its texts. */
export function scenarioEntry({ id, icon, adds }: TypicalYear) {
  return { id, icon, ...(adds && { adds }) }
}

export function usesOf({ uses }: TypicalYear): PlansDocument['scenarios'][number]['uses'] {
  return uses.map(({ citation: _, ...row }) => row)
}

/** Whether prices, stays, and uses in plans.json are those of the catalog, with the usual price increase until the plan year. */
export function areFromCatalog(
  values: readonly (Pick<Place, 'path'> & { json: string })[],
  plans: unknown,
  planYear: number,
): boolean {
  return values.every(({ path: [list, index, property], json }) => {
    const entry = valueAt(plans, `/${list}/${index}`) as Partial<PricedService>
    const found =
      list === 'services'
        ? [findCatalogService(String(entry.name))].map(
            (service) => service && priceEntry(service, planYear)[property as 'allowedAmount'],
          )
        : typicalYears.filter(({ id }) => id === entry.id).flatMap((year) => usesOf(year))
    return found.some((value) => JSON.stringify(value) === json)
  })
}

export function servicesUsed(years: readonly string[]): Set<string> {
  const chosen = typicalYears.filter(({ id }) => years.includes(id))
  return new Set(chosen.flatMap(({ uses }) => uses.map(({ service }) => service)))
}

/**
 * The service of the catalog with a name or alias in any spelling. Its ID is not enough: it stays when a service gets
 * the name of another one.
 */
export function findCatalogService(name: string): CatalogService | undefined {
  return servicesByName.get(normalize(name))
}

const servicesByName = new Map(
  catalogServices.flatMap((service) =>
    [service.name.en, service.name.es, ...service.aliases].map((name) => [normalize(name), service]),
  ),
)

function normalize(name: string) {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** The most uses that one person has in any typical year, and their source; undefined if no typical year has any. */
export function mostUses(
  service: CatalogService | undefined,
): { uses: number; citation: Citation } | undefined {
  return typicalYears
    .flatMap(({ uses }) => uses)
    .filter((row) => row.service === service?.id)
    .map((row) => ({ uses: usesByOne(row), citation: row.citation }))
    .toSorted((one, other) => other.uses - one.uses)
    .at(0)
}

function usesByOne(row: CatalogUses) {
  const { perAdult = 0, perChild = 0, bySubscriber = 0, bySpouse = 0, byOneChild = 0, byNewborn = 0 } = row
  return Math.max(perAdult + Math.max(bySubscriber, bySpouse), perChild + byOneChild, byNewborn)
}

/** For example "Health Care Cost Institute, Health Care Cost and Utilization Report, 2021". */
export function formatSource({ source: { publisher, title, year } }: Citation): string {
  return `${publisher}, ${title}, ${year}`
}

/** Where the prices of services and the uses of typical years come from. */
export function citationsOf({
  services,
  years,
}: {
  services: CatalogService[]
  years: TypicalYear[]
}): Citation[] {
  return [
    ...services.flatMap((service) => service.citations),
    ...years.flatMap(({ uses }) => uses.map(({ citation }) => citation)),
  ]
}

/** Employees read the source at the end of the results. The schema limits it to 1,000 characters. */
const maxLength = 250

/** The publishers with the years of their figures. The most cited ones come first; those that exceed the length are counted. */
export function listPublications(citations: readonly Citation[]): string {
  const yearsOf = (publisher: string) =>
    citations.filter(({ source }) => source.publisher === publisher).map(({ source }) => source.year)
  const publishers = [...new Set(citations.map(({ source }) => source.publisher))]
    .map((publisher) => ({ publisher, years: yearsOf(publisher) }))
    .toSorted((one, other) => other.years.length - one.years.length)
    .map(
      ({ publisher, years }) =>
        `${publisher} (${[...new Set(years)].toSorted((one, other) => one - other).join(', ')})`,
    )
  const listed = publishers.filter(
    (_, index) => publishers.slice(0, index + 1).join(', ').length <= maxLength,
  )
  const others = publishers.length - listed.length
  return [...listed, ...(others > 0 ? [`and ${others} more`] : [])].join(', ')
}

/** The publishers of a source that starts with {@link listPublications}, without years and what follows. */
export function publishersOf(source: string): string {
  return source.replaceAll(/^Published figures of | \(\d[\d, ]*\)|\.(?: .*)?$/g, '')
}

import catalog from '../../schemas/catalog/catalog.json' with { type: 'json' }
import type { PlansDocument } from '../contract/plans.ts'

/** A text in the languages of the catalog. */
export interface CatalogText {
  en: string
  es: string
}

/** A publication that figures come from. */
export interface Source {
  publisher: string
  title: string
  year: number
  url: string
  readIn?: string
}

/** Where a figure comes from. */
export interface Citation {
  source: Source
  at: string
  says: string
}

/** A service with its usual price. */
export interface CatalogService {
  id: string
  name: CatalogText
  aliases: readonly string[]
  /** Names that can mean the service or something else. */
  ambiguousAliases?: readonly string[]
  allowedAmount: number
  priceYear: number
  isDrug?: boolean
  daysPerStay?: number
  citations: readonly [Citation, ...Citation[]]
}

type Uses = Omit<PlansDocument['scenarios'][number]['uses'][number], 'service'>

/** How often a service is used in a typical year, and the source of these numbers. */
export type CatalogUses = Uses & { service: string; citation: Citation }

/** A year of care as many households have it. */
export interface TypicalYear {
  id: string
  display: CatalogText
  /** The uses in words, as a tile shows them. */
  summary: CatalogText
  icon: 'sun' | 'cloud' | 'rain' | 'storm' | 'hospital' | 'baby'
  adds?: 'child'
  uses: readonly CatalogUses[]
}

export const sources: ReadonlyMap<string, Source> = new Map(
  catalog.sources.map(({ id, ...source }) => [id, source]),
)

/** By how many percent prices rise in a year. */
export const usualTrend = catalog.trend.percent

export const trendCitation = cite(catalog.trend.citation)

export const catalogServices: readonly CatalogService[] = catalog.services.map((service) => ({
  ...service,
  citations: service.citations.map(cite) as [Citation, ...Citation[]],
}))

const uses = new Map(
  catalog.typicalYears.map((year) => [
    year.id,
    year.uses.map((row) => ({ ...row, citation: cite(row.citation) })),
  ]),
)

export const typicalYears = catalog.typicalYears.map(({ otherwise, ...year }) => {
  const rows = [...(uses.get(otherwise ?? '') ?? []), ...uses.get(year.id)!]
  // Each service has one row, as in a scenario.
  return { ...year, uses: [...new Map(rows.map((row) => [row.service, row])).values()] }
}) as readonly TypicalYear[]

function cite({ source, ...place }: { source: string; at: string; says: string }): Citation {
  return { ...place, source: sources.get(source)! }
}

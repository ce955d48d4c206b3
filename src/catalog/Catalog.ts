import type { PlansDocument } from '../contract/plans.ts'

/** A text in the languages of the catalog. */
export interface CatalogText {
  en: string
  es: string
}

/** A publication that figures come from. */
export interface Source {
  /** The original publisher of the figures. */
  publisher: string
  title: string
  /** The year that the figures are about. */
  year: number
  /** The address of the publication. */
  url: string
  /** The address of the copy in which the figures were read, if it is not the publication itself. */
  readIn?: string
}

/** Where a figure comes from. */
export interface Citation {
  source: Source
  /** Where it is in the publication: a table, a figure, or a page. */
  at: string
  /** The published figure, and how the catalog's follows from it if the two differ. */
  says: string
}

/** A service with its usual price. */
export interface CatalogService {
  id: string
  name: CatalogText
  /** Other English names of the service in brochures, in lower case, such as "er visit". */
  aliases: readonly string[]
  /** The price of one use in dollars of `priceYear`. */
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

import {
  catalogServices,
  typicalYears,
  type CatalogService,
  type Citation,
  type TypicalYear,
} from '../../catalog/catalog.ts'
import { servicesUsed } from '../catalogEntries.ts'
import { closestMatch, didYouMean } from '../closestMatch.ts'
import { UsageError } from '../files/UsageError.ts'
import type { Answers } from './questions.ts'

/** What a client has from the catalog, in the order of the catalog. */
export interface Care {
  services: CatalogService[]
  years: TypicalYear[]
}

type CareAnswers = Pick<Answers, 'services' | 'scenarios'>

/**
 * The chosen services and typical years, and the services that these years use.
 * @throws UsageError if no year is chosen, or the catalog has no service or year with a chosen ID
 */
export function chooseCare({ services, scenarios }: CareAnswers): Care {
  throwIfUnknown('service', services, catalogServices)
  throwIfUnknown('typical year', scenarios, typicalYears)
  if (scenarios.length === 0)
    throw new UsageError(`Choose at least one typical year, such as ${typicalYears[0]!.id}.`)
  const ids = new Set([...services, ...servicesUsed(scenarios)])
  return {
    services: catalogServices.filter(({ id }) => ids.has(id)),
    years: typicalYears.filter(({ id }) => scenarios.includes(id)),
  }
}

/** The source that employees see at the end of the results. */
export function describeSources({ services, years }: Care, { trend, planYear }: Answers): string {
  const citations = [
    ...services.flatMap((service) => service.citations),
    ...years.flatMap(({ uses }) => uses.map(({ citation }) => citation)),
  ]
  const raised = trend === 0 ? '' : ` Prices are those of ${planYear} if they rise by ${trend}% a year.`
  return `Published prices and uses of ${listPublications(citations)}.${raised} Plan terms: typical, not yet those of these plans.`
}

/** The schema limits a source to 1,000 characters, and the other sentences need the rest. */
const maxLength = 850

/** The publishers with the years of their figures. The most cited ones come first; those that exceed the length are counted. */
function listPublications(citations: readonly Citation[]): string {
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

function throwIfUnknown(noun: string, ids: readonly string[], known: readonly { id: string }[]) {
  const names = known.map(({ id }) => id)
  const unknown = ids.find((id) => !names.includes(id))
  if (unknown === undefined) return
  const closest = closestMatch(unknown, names)
  throw new UsageError(
    `The catalog has no ${noun} '${unknown}'${closest === undefined ? `, only ${names.join(', ')}.` : `.${didYouMean(closest)}`}`,
  )
}

import {
  catalogServices,
  typicalYears,
  type CatalogService,
  type TypicalYear,
} from '../../catalog/catalog.ts'
import { citationsOf, listPublications, servicesUsed } from '../catalogEntries.ts'
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

/** The source that employees see at the end of the results. It says nothing about plan terms, which change without it. */
export function describeSources(care: Care, { trend, planYear }: Answers): string {
  const raised = trend === 0 ? '' : ` Prices are adjusted to ${planYear} by ${trend}% a year.`
  return `Published figures of ${listPublications(citationsOf(care))}.${raised}`
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

import {
  catalogServices,
  typicalYears,
  type CatalogService,
  type CatalogText,
  type Citation,
} from '../../catalog/catalog.ts'
import type { YearFile } from '../../contract/clientFiles.ts'
import { translatableTexts } from '../../contract/generated/translatableTexts.js'
import type { Id } from '../../contract/instance.ts'
import { isTranslations, languagesOf, type Translations } from '../../contract/languages.ts'
import { findPlaces } from '../../contract/pointer.ts'
import type { YearTexts, YearValues } from '../../contract/yearDocuments.ts'
import {
  citationsOf,
  findCatalogService,
  listPublications,
  priceEntry,
  scenarioEntry,
  servicesUsed,
  usesOf,
} from '../catalogEntries.ts'
import { asksForServices, planYearOf } from './addEntries.ts'
import { parseText } from './editJson.ts'
import { editYear } from './editYear.ts'
import { markAdded } from '../typicalValues.ts'
import { setValues, type Assignment } from './jsonEdits.ts'
import { idFromName } from './idFromName.ts'
import { idsOf, insertEntries, itemsOf, takenIds, type ListName } from './lists.ts'
import { isRecord } from '../../contract/isRecord.ts'

export type CatalogList = 'services' | 'scenarios'

/**
 * Adds services or typical years of the catalog to both files, with their texts in the client's languages. A year brings
 * the services that it uses, unless the client has them. Prices are adjusted to the plan year. The publications are added
 * to the client's source. The prices and uses are typical values until somebody reviews them.
 * @param chosen their IDs in the catalog
 * @throws EditError if a text has syntax errors
 */
export function addFromCatalog(texts: YearTexts, list: CatalogList, chosen: readonly string[]): YearTexts {
  const years = list === 'scenarios' ? typicalYears.filter(({ id }) => chosen.includes(id)) : []
  const needed = list === 'services' ? new Set(chosen) : servicesUsed(chosen)
  const languages = languagesOf(parseText(texts['instance.json']).value)
  return editYear(texts, (documents) =>
    markAdded(documents['plans.json'], () => {
      const present = servicesOfCatalog(documents)
      const services = catalogServices.filter(({ id }) => needed.has(id))
      const ids = new Map(
        services.map((service) => [
          service.id,
          present.get(service.id) ?? addService(documents, service, languages),
        ]),
      )
      for (const year of years) {
        const id = newId(documents, 'scenarios', year.id)
        const display = inLanguages(year.display, languages)
        const summary = inLanguages(year.summary, languages)
        const uses = usesOf(year).map((row) => ({ ...row, service: ids.get(String(row.service))! }))
        insertEntries(documents, 'scenarios', {
          'instance.json': { ...scenarioEntry(year), id, display, summary },
          'plans.json': { id, uses },
        })
      }
      addSource(documents, citationsOf({ services: services.filter(({ id }) => !present.has(id)), years }))
    }),
  )
}

/**
 * Adds the catalog's Spanish to texts of a document that are the catalog's in English.
 * @throws EditError if the text has syntax errors
 */
export function translateFromCatalog(text: string, file: YearFile): string {
  const known = [
    ...catalogServices.map(({ name }) => name),
    ...typicalYears.flatMap(({ display, summary }) => [display, summary]),
  ]
  const { value: document } = parseText(text)
  const assignments = translatableTexts[file]
    .flatMap((pattern) => findPlaces(document, pattern))
    .flatMap(({ path, value }): Assignment[] => {
      const texts = isTranslations(value) ? value : { en: value }
      const found = known.find(({ en }) => en === texts.en)
      return found ? [[path, { ...found, ...texts }]] : []
    })
  return setValues(text, assignments)
}

/** The IDs of the client's services by their IDs in the catalog, without those that the catalog does not have. */
export function servicesOfCatalog(documents: YearValues): Map<string, Id> {
  const ids = idsOf(documents, 'plans.json', 'services')
  return new Map(
    itemsOf(documents, 'plans.json', 'services')
      .flatMap((item, index): [string, Id][] => {
        const id = ids[index]
        const service = findCatalogService(englishOf(item, 'name'))
        return service && id !== undefined ? [[service.id, id]] : []
      })
      // The first of several services wins.
      .toReversed(),
  )
}

/** The IDs of the catalog's typical years whose names the client's scenarios have. Other scenarios can have the same IDs. */
export function yearsOfCatalog(documents: YearValues): Set<string> {
  const names = new Set(
    itemsOf(documents, 'instance.json', 'scenarios').map((item) => englishOf(item, 'display')),
  )
  return new Set(
    typicalYears.filter(({ display: { en, es } }) => names.has(en) || names.has(es)).map(({ id }) => id),
  )
}

/** A text of an entry in English, or in the only language of the client; '' if it has none. */
function englishOf(item: unknown, property: string): string {
  const text = isRecord(item) ? item[property] : undefined
  const english = isTranslations(text) ? text.en : text
  return typeof english === 'string' ? english : ''
}

function addService(documents: YearValues, service: CatalogService, languages: readonly string[]): Id {
  const id = newId(documents, 'services', service.id)
  const name = inLanguages(service.name, languages)
  const price = priceEntry(service, planYearOf(documents))
  insertEntries(documents, 'services', {
    ...(asksForServices(documents) && { 'instance.json': { id, name } }),
    'plans.json': { ...price, id, name },
  })
  return id
}

/** Appends publications to the source, unless it names them or would be longer than the schema allows. */
function addSource(documents: YearValues, citations: readonly Citation[]) {
  const plans = documents['plans.json']
  const source = isRecord(plans) ? plans.source : undefined
  if (!isRecord(plans) || typeof source !== 'string') return
  const missing = citations.filter(({ source: { publisher, year } }) => {
    const [, ...afterEach] = source.split(`${publisher} (`)
    return !afterEach.some((rest) => rest.split(')')[0]!.includes(String(year)))
  })
  const longer = `${source} Also figures of ${listPublications(missing)}.`
  if (missing.length > 0 && longer.length <= 1000) plans.source = longer
}

function newId(documents: YearValues, list: ListName, id: string) {
  return idFromName(id, takenIds(documents, list), list)
}

/** The text in the client's languages; a string if it is only in the first one. English if the catalog has none of them. */
function inLanguages(text: CatalogText, languages: readonly string[]): string | Translations {
  const texts = Object.entries(text).filter(([tag]) => languages.includes(tag))
  const [[tag, only] = ['en', text.en], ...others] = texts
  return others.length === 0 && tag === languages[0]
    ? only
    : Object.fromEntries(texts.length > 0 ? texts : [[tag, only]])
}

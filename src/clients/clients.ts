import { keysFile, languagesFolder, languageTagOf } from '../contract/clientFiles.ts'
import { previewRules } from '../contract/consistency/folders.ts'
import { findIssues } from '../contract/consistency/Rule.ts'
import { ContractError } from '../contract/ContractError.ts'
import { builtInLanguages } from '../contract/generated/builtInLanguages.js'
import { isLanguageTag, defaultLanguage, languagesOf } from '../contract/languages.ts'
import type { YearValues } from '../contract/yearDocuments.ts'
import { parseClientLanguage, type ClientLanguage } from './ClientLanguage.ts'
import { DocumentError, inDocument } from './DocumentError.ts'
import { groupByFolder, type Documents } from './documents.ts'
import { createLocalizedYear, type LocalizedYear } from './LocalizedYear.ts'
import { findKeyIssues, readKeys } from './readKeys.ts'

/** A client's plan year in the client's first language. */
export interface ClientYear extends LocalizedYear {
  /** The client's languages, the first one first. */
  languages: readonly [string, ...string[]]
  /** The year in one of the languages. Created when it is first requested. */
  inLanguage: (language: string) => LocalizedYear
}

/** The languages that a client provides, by tag. */
export type ClientLanguages = ReadonlyMap<string, ClientLanguage>

export interface Client {
  current: ClientYear
  /** The current plan year and those to preview. */
  years: ReadonlyMap<number, ClientYear>
}

/** A client; undefined if no client has the API key, null if the client's documents have errors. */
export type FoundClient = Client | null | undefined

/** Clients by API key. */
export type Clients = ReadonlyMap<string, Client>

/**
 * Creates clients from their documents. `keys.json` has the folder for each API key, `<folder>/instance.json` and
 * `<folder>/plans.json` are the current plan year, `<folder>/<year>/…` is a plan year to preview, and
 * `<folder>/languages/<tag>.json` is a language of the client.
 * @throws DocumentError for the first document with issues.
 */
export function createClients(documents: Documents): Clients {
  const { clients, errors } = tryCreateClients(documents)
  if (errors[0]) throw errors[0]
  // Without errors, no client is null.
  return clients as Clients
}

/**
 * Creates the clients whose documents have no errors; the others are null.
 * @throws DocumentError if keys.json has issues.
 */
export function tryCreateClients(documents: Documents) {
  const keys = readKeys(documents.get(keysFile))
  const folders = groupByFolder(documents)
  const issues = findKeyIssues(keys, [...folders.keys()])
  const errors =
    issues.length > 0 ? [new DocumentError(keysFile, new ContractError('keys document', issues))] : []
  const created = new Map<string, Client>()
  for (const [folder, clientDocuments] of folders) {
    try {
      created.set(folder, createClient(folder, clientDocuments))
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error
      errors.push(error)
    }
  }
  const clients = new Map([...keys].map(([key, folder]) => [key, created.get(folder) ?? null]))
  return { clients, errors }
}

/**
 * Creates a client from the documents of its folder, by their path inside it.
 * @throws DocumentError for the first document with issues.
 */
export function createClient(folder: string, documents: Documents): Client {
  const folders = groupByFolder(documents)
  const languages = readLanguages(folder, folders.get(languagesFolder) ?? new Map())
  folders.delete(languagesFolder)
  const current = createYearIn(folder, documents, languages)
  const previews = [...folders].map(([year, yearDocuments]) =>
    createPreview(folder, year, yearDocuments, languages, current),
  )
  return {
    current,
    years: new Map([current, ...previews].map((each) => [each.instance.client.planYear, each])),
  }
}

/**
 * Creates a plan year from its two documents.
 * @throws ContractError if one of the documents does not fit its schema, or the two are inconsistent.
 */
export function createYear(
  instanceDocument: unknown,
  plansDocument: unknown,
  provided: ClientLanguages = new Map(),
): ClientYear {
  const values = { 'instance.json': instanceDocument, 'plans.json': plansDocument }
  const [first = defaultLanguage, ...others] = languagesOf(instanceDocument).filter(isLanguageTag)
  const year = createLocalizedYear(values, first, first, provided.get(first))
  return {
    ...year,
    languages: [first, ...others],
    inLanguage: others.length > 0 ? createLanguageCache(values, year, provided) : () => year,
  }
}

/**
 * Checks the language documents of a client, by file name. Skips the languages that the calculator includes.
 * @param folder for errors
 * @throws DocumentError for the first document with issues.
 */
function readLanguages(folder: string, documents: Documents): ClientLanguages {
  const tagged = [...documents].map(([name, document]) => [languageTagOf(name), document] as const)
  const provided = tagged.filter(([tag]) => !builtInLanguages.includes(tag))
  return new Map(
    provided.map(([tag, document]) => [
      tag,
      inDocument(
        () => `${folder}/${languagesFolder}/${tag}.json`,
        () => parseClientLanguage(tag, document),
      ),
    ]),
  )
}

/** A function of its own, because its result keeps the documents in memory, which a client with one language need not. */
function createLanguageCache(values: YearValues, year: LocalizedYear, provided: ClientLanguages) {
  const first = year.language
  const years = new Map([[first, year]])
  return (language: string) => {
    const created =
      years.get(language) ?? createLocalizedYear(values, language, first, provided.get(language))
    years.set(language, created)
    return created
  }
}

function createYearIn(path: string, documents: Documents, languages: ClientLanguages): ClientYear {
  return inDocument(
    (subject) => `${path}/${subject === 'instance' ? 'instance' : 'plans'}.json`,
    () => createYear(documents.get('instance.json'), documents.get('plans.json'), languages),
  )
}

function createPreview(
  folder: string,
  year: string,
  documents: Documents,
  languages: ClientLanguages,
  current: ClientYear,
): ClientYear {
  const path = `${folder}/${year}`
  const preview = createYearIn(path, documents, languages)
  const issues = findIssues(previewRules, {
    planYear: preview.instance.client.planYear,
    folder: year,
    current: current.instance.client.planYear,
  })
  if (issues.length === 0) return preview
  throw new DocumentError(`${path}/instance.json`, new ContractError('instance', issues))
}

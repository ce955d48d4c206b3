import { keysFile } from '../contract/clientFiles.ts'
import { checkConsistency } from '../contract/consistency/checkConsistency.ts'
import { previewRules } from '../contract/consistency/previewYears.ts'
import { findIssues } from '../contract/consistency/Rule.ts'
import { ContractError } from '../contract/ContractError.ts'
import { parseInstance, type Instance, type InstancePayload } from '../contract/instance.ts'
import { parsePlans } from '../contract/plans.ts'
import { createModel } from '../engine/createModel.ts'
import type { Model } from '../engine/Model.ts'
import { DocumentError } from './DocumentError.ts'
import { groupByFolder, type Documents } from './documents.ts'
import { instanceBody } from './instanceBody.ts'
import { findKeyIssues, readKeys } from './readKeys.ts'

/** A client's plan year, checked and ready for calculations. */
export interface ClientYear {
  /** The instance in JSON, as the API sends it. */
  body: string
  instance: Instance
  model: Model
}

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
 * `<folder>/plans.json` are the current plan year, and `<folder>/<year>/…` is a plan year to preview.
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
  const current = createYearIn(folder, documents)
  const previews = [...groupByFolder(documents)].map(([year, yearDocuments]) =>
    createPreview(folder, year, yearDocuments, current),
  )
  return {
    current,
    years: new Map([current, ...previews].map((each) => [each.instance.client.planYear, each])),
  }
}

/**
 * Creates a plan year from its two documents.
 * @throws ContractError if one of them does not fit its schema, or the two are inconsistent.
 */
export function createYear(instanceDocument: unknown, plansDocument: unknown): ClientYear {
  const instance = parseInstance(instanceDocument)
  const plans = parsePlans(plansDocument)
  checkConsistency({ instance, plans })
  return {
    body: instanceBody(instanceDocument as InstancePayload, instance, plans),
    instance,
    model: createModel(plans, instance.client.planYear),
  }
}

function createYearIn(path: string, documents: Documents): ClientYear {
  try {
    return createYear(documents.get('instance.json'), documents.get('plans.json'))
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    throw new DocumentError(`${path}/${error.subject === 'instance' ? 'instance' : 'plans'}.json`, error)
  }
}

function createPreview(folder: string, year: string, documents: Documents, current: ClientYear): ClientYear {
  const path = `${folder}/${year}`
  const preview = createYearIn(path, documents)
  const issues = findIssues(previewRules, {
    planYear: preview.instance.client.planYear,
    folder: year,
    current: current.instance.client.planYear,
  })
  if (issues.length === 0) return preview
  throw new DocumentError(`${path}/instance.json`, new ContractError('instance', issues))
}

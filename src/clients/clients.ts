import { checkConsistency } from '../contract/consistency/consistency.ts'
import { previewRules } from '../contract/consistency/previewYears.ts'
import { findIssues } from '../contract/consistency/Rule.ts'
import { ContractError } from '../contract/ContractError.ts'
import { parseInstance, type Instance } from '../contract/instance.ts'
import { parsePlans } from '../contract/plans.ts'
import { keysFile } from '../contract/clientFiles.ts'
import { DocumentError } from './DocumentError.ts'
import { byFolder, type Documents } from './documents.ts'
import { findKeyIssues, readKeys } from './readKeys.ts'
import { createModel, type Model } from '../engine/model.ts'

/** A client's plan year, checked and ready for calculations. */
export interface ClientYear {
  /** The instance as it stands in its file, as JSON, but for what is said to editors alone. */
  body: string
  instance: Instance
  model: Model
}

export interface Client {
  current: ClientYear
  /** The current plan year, and those to preview. */
  years: ReadonlyMap<number, ClientYear>
}

/** A client; undefined if no client has the API key, null if the client's documents cannot be served. */
export type FoundClient = Client | null | undefined

/** The clients by their API key. */
export type Clients = ReadonlyMap<string, Client>

/**
 * Clients from their documents: `keys.json` says which API key leads to which folder, `<folder>/instance.json` and
 * `<folder>/plans.json` are its current plan year, `<folder>/<year>/…` one to preview.
 * @throws DocumentError naming the first document that does not check.
 */
export function createClients(documents: Documents): Clients {
  const { clients, errors } = openClients(documents)
  if (errors[0]) throw errors[0]
  // Nothing is wrong: all of them check.
  return clients as Clients
}

/**
 * The clients, null for one that does not check, and what is wrong: one that is being written takes no other down.
 * @throws DocumentError when there is no telling which key leads where.
 */
export function openClients(documents: Documents) {
  const keys = readKeys(documents.get(keysFile))
  const folders = byFolder(documents)
  const issues = findKeyIssues(keys, [...folders.keys()])
  const errors =
    issues.length > 0 ? [new DocumentError(keysFile, new ContractError('keys document', issues))] : []
  const opened = new Map<string, Client>()
  for (const [folder, own] of folders) {
    try {
      opened.set(folder, createClient(folder, own))
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error
      errors.push(error)
    }
  }
  const reached = [...keys].map(([key, folder]) => [key, opened.get(folder) ?? null] as const)
  return { clients: new Map(reached), errors }
}

/**
 * A client from the documents of its folder, by their path inside it.
 * @throws DocumentError naming the first document that does not check.
 */
export function createClient(folder: string, documents: Documents): Client {
  const current = openYear(folder, documents)
  const previews = [...byFolder(documents)].map(([year, own]) => openPreview(folder, year, own, current))
  return {
    current,
    years: new Map([current, ...previews].map((each) => [each.instance.client.planYear, each])),
  }
}

/**
 * A plan year from its two documents.
 * @throws ContractError when one does not fit its schema, or they do not agree.
 */
export function createYear(instanceDocument: unknown, plansDocument: unknown): ClientYear {
  const instance = parseInstance(instanceDocument)
  const plans = parsePlans(plansDocument)
  checkConsistency({ instance, plans })
  return {
    body: JSON.stringify({ ...(instanceDocument as object), $schema: undefined }),
    instance,
    model: createModel(plans, instance.client.planYear),
  }
}

function openYear(folder: string, documents: Documents): ClientYear {
  try {
    return createYear(documents.get('instance.json'), documents.get('plans.json'))
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    throw new DocumentError(`${folder}/${error.subject === 'instance' ? 'instance' : 'plans'}.json`, error)
  }
}

/** A plan year whose folder is called after it, and which is not the current one. */
function openPreview(folder: string, year: string, documents: Documents, current: ClientYear): ClientYear {
  const path = `${folder}/${year}`
  const opened = openYear(path, documents)
  const preview = {
    planYear: opened.instance.client.planYear,
    folder: year,
    current: current.instance.client.planYear,
  }
  const issues = findIssues(previewRules, preview)
  if (issues.length === 0) return opened
  throw new DocumentError(`${path}/instance.json`, new ContractError('instance', issues))
}

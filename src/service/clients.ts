import { parseInstance, type Instance } from '../contract/instance.ts'
import { parsePlans } from '../contract/plans.ts'
import { checkAgreement } from './agreement.ts'
import { createModel, type Model } from './engine/model.ts'

/** A client's plan year, checked and ready for calculations. */
export interface ClientYear {
  /** The instance as it stands in its file, as JSON. */
  body: string
  instance: Instance
  model: Model
}

export interface Client {
  current: ClientYear
  /** The current plan year, and those to preview. */
  years: ReadonlyMap<number, ClientYear>
}

/** The clients by their key. */
export type Clients = ReadonlyMap<string, Client>

/**
 * Clients from their documents by path: `<key>/instance.json` and `<key>/plans.json` are the current plan year,
 * `<key>/<year>/instance.json` and `<key>/<year>/plans.json` one to preview.
 * @throws Error naming the document that does not check.
 */
export function createClients(documents: ReadonlyMap<string, unknown>): Clients {
  const clients = new Map<string, Client>()
  for (const path of documents.keys()) {
    const [key = '', file, ...deeper] = path.split('/')
    if (file === 'instance.json' && deeper.length === 0) clients.set(key, createClient(documents, key))
  }
  return clients
}

function createClient(documents: ReadonlyMap<string, unknown>, key: string): Client {
  const current = openYear(documents, key)
  const previews = [...documents.keys()]
    .map((path) => path.split('/'))
    .filter(([first, , file]) => first === key && file === 'instance.json')
    .map(([, year = '']) => [Number(year), openYear(documents, `${key}/${year}`)] as const)
  return { current, years: new Map([[current.instance.client.planYear, current], ...previews]) }
}

function openYear(documents: ReadonlyMap<string, unknown>, folder: string): ClientYear {
  try {
    return createYear(documents.get(`${folder}/instance.json`), documents.get(`${folder}/plans.json`))
  } catch (cause) {
    throw new Error(`The client ${folder} cannot be served`, { cause })
  }
}

/**
 * A plan year from its two documents.
 * @throws ContractError when one does not fit its schema, or they do not agree.
 */
export function createYear(instanceDocument: unknown, plansDocument: unknown): ClientYear {
  const instance = parseInstance(instanceDocument)
  const plans = parsePlans(plansDocument)
  checkAgreement(instance, plans)
  return {
    body: JSON.stringify(instanceDocument),
    instance,
    model: createModel(plans, instance.client.planYear),
  }
}

import { dirname, relative, resolve } from 'node:path'
import { Option } from 'commander'
import { defaultLoaders, lilconfig } from 'lilconfig'
import { ContractError } from '../contract/ContractError.ts'
import { validate } from '../contract/generated/config.js'
import { validatePayload } from '../contract/validatePayload.ts'
import { exists } from '../check/files/readFiles.ts'
import { UsageError } from '../check/files/UsageError.ts'

export const configFile = 'mediplan.config.json'

/** The files that are the configuration of a repository. */
export const configFiles = [configFile, 'mediplan.config.js', 'mediplan.config.mjs']

/** Where a repository keeps its clients, and what all of them share. */
export interface Project {
  /** The folder of all clients, relative to the working directory if it is inside. */
  clients: string
  consultancy?: string
}

export interface ClientsOption {
  clients?: string
}

/** What a command says after it has written a page without a consultancy. */
export const consultancyHint = `The footer names no consultancy. Set "consultancy" in ${configFile}.\n`

export const clientsOption = new Option(
  '--clients <dir>',
  `the folder of all clients (default: CLIENTS_DIR, or the folder that ${configFile} names)`,
)

/**
 * Finds the folder of all clients, which must exist.
 * @throws UsageError as findProject does, or if there is no such folder
 */
export async function readProject(options: ClientsOption = {}): Promise<Project> {
  const project = await findProject(options)
  if (await exists(project.clients)) return project
  throw new UsageError(
    `There is no folder ${project.clients}, which --clients, CLIENTS_DIR, or the configuration names. Correct the name, or let \`mediplan new\` create the folder with a first client.`,
  )
}

/**
 * Finds the folder of all clients: the option, CLIENTS_DIR, or the folder that the nearest configuration names. With the
 * first two, the configuration is that of the folder, because other clients can be those of another consultancy.
 * @throws UsageError if nothing names one, or the configuration cannot be used
 */
export async function findProject({ clients }: ClientsOption = {}): Promise<Project> {
  const selected = clients ?? (process.env.CLIENTS_DIR?.trim() || undefined)
  const config = await readConfig(selected)
  const folder = selected ?? config?.clients
  if (folder === undefined)
    throw new UsageError(
      `There is no folder of clients. Create one with \`mediplan init\`, or name it with --clients or CLIENTS_DIR.`,
    )
  return { ...config, clients: folder }
}

/** Reads the nearest configuration, upward from a folder. */
async function readConfig(folder = process.cwd()): Promise<Project | undefined> {
  const searchPlaces = [...configFiles, 'package.json']
  const found = await lilconfig('mediplan', {
    searchPlaces,
    loaders,
    // An empty file has the defaults.
    ignoreEmptySearchPlaces: false,
  }).search(folder)
  if (!found) return undefined
  const { clients = 'clients', consultancy } = parseConfig(found.config, found.filepath)
  const named = relative(process.cwd(), resolve(dirname(found.filepath), clients)) || '.'
  return { clients: named, ...(consultancy !== undefined && { consultancy }) }
}

/** The errors of the default loaders do not name the file. */
const loaders = Object.fromEntries(
  Object.entries(defaultLoaders).map(([extension, load]) => [
    extension,
    async (path: string, text: string): Promise<unknown> => {
      try {
        return await load(path, text)
      } catch (error) {
        throw new UsageError(`Correct ${path}, which cannot be read: ${(error as Error).message}`)
      }
    },
  ]),
)

function parseConfig(value: unknown, path: string) {
  try {
    return validatePayload(validate, value ?? {}, `configuration ${path}`)
  } catch (error) {
    throw error instanceof ContractError ? new UsageError(error.message) : error
  }
}

import { join, relative, resolve } from 'node:path'
import { keysFile } from '../../contract/clientFiles.ts'
import { checkClients } from '../checkClients.ts'
import type { Answers } from './Answers.ts'
import { newInstance, newPlans } from './newDocuments.ts'

const schemas = resolve(import.meta.dirname, '../../../schemas')

export interface ClientLocation {
  /** The folder of all clients. */
  root: string
  /** The name of the client's folder in it. */
  client: string
  /** The client's API key. */
  key: string
}

/** The files of a new client: texts by file name. */
export function newFiles({ root, client }: ClientLocation, answers: Answers): Map<string, string> {
  const documents = { 'instance.json': newInstance(answers), 'plans.json': newPlans(answers) }
  return new Map(
    Object.entries(documents).map(([name, document]) => {
      const $schema = schemaPathFrom(join(root, client), name)
      return [name, `${JSON.stringify({ $schema, ...document }, null, 2)}\n`]
    }),
  )
}

/** The problems that `mediplan check --strict` would report in a new client. */
export function findProblems({ client, key }: ClientLocation, files: ReadonlyMap<string, string>): string[] {
  const folder = [...files].map(([name, text]) => [`${client}/${name}`, text] as const)
  const keys = JSON.stringify({ keys: { [key]: client } })
  return checkClients(new Map([...folder, [keysFile, keys]])).map(({ message, help }) => `${message} ${help}`)
}

/** The relative path, with slashes, from a folder to the schema of a file in it. */
export function schemaPathFrom(folder: string, name: string): string {
  return join(relative(folder, schemas), name.replace('.json', '.schema.json')).replaceAll('\\', '/')
}

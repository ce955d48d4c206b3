import { join, relative, resolve } from 'node:path'
import { keysFile } from '../../contract/clientFiles.ts'
import { checkClients } from '../checkClients.ts'
import type { Answers } from './Answers.ts'
import { newInstance, newPlans } from './documents.ts'

const schemas = resolve(import.meta.dirname, '../../../schemas')

/** Where a client is to stand. */
export interface Place {
  /** The folder of all clients. */
  root: string
  /** The name of its own folder in it. */
  client: string
  /** The API key that leads to it. */
  key: string
}

/** The texts of a new client's files, by their names. */
export function newFiles({ root, client }: Place, answers: Answers): Map<string, string> {
  const documents = { 'instance.json': newInstance(answers), 'plans.json': newPlans(answers) }
  return new Map(
    Object.entries(documents).map(([name, document]) => {
      const $schema = schemaFrom(join(root, client), name)
      return [name, `${JSON.stringify({ $schema, ...document }, null, 2)}\n`]
    }),
  )
}

/** What the strict check would find in the files of a new client, in a sentence each. */
export function faultsIn({ client, key }: Place, files: ReadonlyMap<string, string>): string[] {
  const folder = [...files].map(([name, text]) => [`${client}/${name}`, text] as const)
  const keys = JSON.stringify({ keys: { [key]: client } })
  return checkClients(new Map([...folder, [keysFile, keys]])).map(({ message, help }) => `${message} ${help}`)
}

/** The path from a folder to the schema of a file in it, as an editor follows it. */
export function schemaFrom(folder: string, name: string): string {
  return join(relative(folder, schemas), name.replace('.json', '.schema.json')).replaceAll('\\', '/')
}

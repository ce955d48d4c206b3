import { keysFile } from '../../contract/clientFiles.ts'
import { checkClients } from '../checkClients.ts'
import { isAbsolute } from '../clients/schemaAddress.ts'
import type { Answers } from './Answers.ts'
import { newInstance, newPlans } from './newDocuments.ts'

/**
 * The files of a new client: texts by file name.
 * @param schemas the folder of the schemas, from the folder of all clients, with a slash at its end
 */
export function newFiles(answers: Answers, schemas: string): Map<string, string> {
  const documents = { instance: newInstance(answers), plans: newPlans(answers) }
  return new Map(
    Object.entries(documents).map(([name, document]) => {
      const $schema = `${isAbsolute(schemas) ? '' : '../'}${schemas}${name}.schema.json`
      return [`${name}.json`, `${JSON.stringify({ $schema, ...document }, null, 2)}\n`]
    }),
  )
}

/** The problems that `mediplan check --strict` would report in a new client. */
export function findProblems(client: string, key: string, files: ReadonlyMap<string, string>): string[] {
  const folder = [...files].map(([name, text]) => [`${client}/${name}`, text] as const)
  const keys = JSON.stringify({ keys: { [key]: client } })
  return checkClients(new Map([...folder, [keysFile, keys]])).map(({ message, help }) => `${message} ${help}`)
}

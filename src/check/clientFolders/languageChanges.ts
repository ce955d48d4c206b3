import { parse } from 'jsonc-parser'
import { join } from 'node:path'
import { scanDocuments } from '../../clients/clientFolder.ts'
import { fileName, languagesFolder } from '../../contract/clientFiles.ts'
import { builtInLanguages } from '../../contract/generated/builtInLanguages.js'
import { languagesOf } from '../../contract/languages.ts'
import { setValue } from '../edit/jsonEdits.ts'
import type { FileChange } from '../files/changeFiles.ts'
import { exists, readBytes } from '../files/readFiles.ts'
import { findSchemas } from '../files/schemasPath.ts'
import { UsageError } from '../files/UsageError.ts'
import { newLanguageText } from '../languages/languageMessages.ts'

/**
 * The changes that add a language to every plan year of a client, and write its texts unless the calculator includes
 * them.
 * @param root the folder of all clients
 * @throws UsageError if there is no such client, or it has the language, or the file system's error
 */
export async function addLanguageChanges(root: string, client: string, tag: string): Promise<FileChange[]> {
  const instances = [...(await scanDocuments(root)).keys()].filter(
    (path) => path.startsWith(`${client}/`) && fileName(path) === 'instance.json',
  )
  if (instances.length === 0) throw new UsageError(`There is no instance.json in ${join(root, client)}.`)
  const texts = await textChanges(root, client, tag)
  const lists = await Promise.all(instances.map((path) => listChanges(root, path, tag)))
  const changes = [...texts, ...lists.flat()]
  if (changes.length === 0) throw new UsageError(`${client} has the language ${tag} already.`)
  return changes
}

async function textChanges(root: string, client: string, tag: string): Promise<FileChange[]> {
  if (builtInLanguages.includes(tag)) return []
  const path = `${client}/${languagesFolder}/${tag}.json`
  if (await exists(join(root, path)))
    throw new UsageError(`${join(root, path)} exists already. Translate its texts, or delete it first.`)
  const schemas = await findSchemas(root)
  return [{ type: 'write', path, before: null, after: Buffer.from(newLanguageText(tag, schemas)) }]
}

async function listChanges(root: string, path: string, tag: string): Promise<FileChange[]> {
  const before = await readBytes(join(root, path))
  const text = before?.toString('utf8') ?? ''
  const languages = languagesOf(parse(text))
  if (languages.includes(tag)) return []
  const after = Buffer.from(setValue(text, ['client', 'languages'], [...languages, tag]))
  return [{ type: 'write', path, before, after }]
}

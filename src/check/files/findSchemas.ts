import { dirname, join, relative, resolve } from 'node:path'
import { parse } from 'jsonc-parser'
import { keysFile } from '../../contract/clientFiles.ts'
import { schemasFolder } from '../clients/schemaAddress.ts'
import { exists, readBytes } from './readFiles.ts'

const schemas = resolve(import.meta.dirname, '../../../schemas/v1')

/**
 * The path from the folder of all clients to that of the schemas, with slashes and one at its end. That of keys.json
 * comes first, because the check compares with it.
 * @throws the file system's error
 */
export async function findSchemas(root: string): Promise<string> {
  const keys = (await readBytes(join(root, keysFile)))?.toString('utf8') ?? ''
  const document = parse(keys) as { $schema?: unknown } | undefined
  return schemasFolder(Object(document).$schema) ?? findInstalledSchemas(root)
}

/**
 * The path from the folder of all clients to the schemas of this package, as for findSchemas. In a repository that has
 * installed it, that is the path in node_modules, which can be a link.
 */
export async function findInstalledSchemas(root: string): Promise<string> {
  for (let up = '../'; ; up += '../') {
    const folder = `${up}node_modules/mediplan/schemas/v1/`
    if (await exists(join(root, folder))) return folder
    if (dirname(resolve(root, up)) === resolve(root, up)) break
  }
  return `${relative(root, schemas).replaceAll('\\', '/')}/`
}

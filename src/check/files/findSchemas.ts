import { join, relative, resolve } from 'node:path'
import { parse } from 'jsonc-parser'
import { keysFile } from '../../contract/clientFiles.ts'
import { schemasFolder } from '../clients/schemaAddress.ts'
import { readBytes } from './readFiles.ts'

const schemas = resolve(import.meta.dirname, '../../../schemas')

/**
 * The path from the folder of all clients to that of the schemas, with slashes and one at its end. That of keys.json
 * comes first, because the check compares with it.
 * @throws the file system's error
 */
export async function findSchemas(root: string): Promise<string> {
  const keys = (await readBytes(join(root, keysFile)))?.toString('utf8') ?? ''
  const document = parse(keys) as { $schema?: unknown } | undefined
  return schemasFolder(Object(document).$schema) ?? `${relative(root, schemas).replaceAll('\\', '/')}/`
}

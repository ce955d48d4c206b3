import { fileName, isLanguageFile } from '../../contract/clientFiles.ts'
import type { Edit } from '../Diagnostic.ts'
import { setValue } from '../edit/jsonEdits.ts'
import type { RuleMeta, Findings } from '../LinterRule.ts'
import type { JsonDocument } from '../source/JsonDocument.ts'

/** The folder of the schemas in a repository that has installed the package, from the folder of all clients. */
export const packageSchemas = '../node_modules/mediplan/schemas/v1/'

/** Editors explain and complete a file by its schema, and complain if they cannot find it. */
export const schemaAddress = {
  code: 'schema-address',
  severity: 'warning',
  title: "Each file's $schema leads to its schema.",
  why: 'Editors explain and complete a file only if they find its schema.',
  fails: '"$schema": "plans.schema.json"',
  passes: '"$schema": "../../../schemas/v1/plans.schema.json"',
} as const satisfies RuleMeta

/** Only keys.json, because schema-address compares all other files with it. */
export const schemaVersion = {
  code: 'schema-version',
  severity: 'warning',
  title: 'The files follow the current version of the schemas.',
  why: 'Editors do not find the schemas of an earlier version, and a later version of mediplan may not accept them.',
  fails: '"$schema": "../node_modules/mediplan/schemas/keys.schema.json"',
  passes: '"$schema": "../node_modules/mediplan/schemas/v1/keys.schema.json"',
} as const satisfies RuleMeta

/** Checks the version in the $schema of keys.json. The first version had no folder. */
export function checkSchemaVersion(keys: unknown): Findings {
  const folder = schemasFolder(addressIn(keys))
  if (folder === undefined || !isEarlierVersion(folder)) return []
  return {
    pointer: '/$schema',
    message: "'$schema' leads to an earlier version of the schemas.",
    help: 'Run npx mediplan migrate, which finds the schemas of the installed version.',
  }
}

/**
 * Checks the $schema of a file against that of keys.json, which says where the schemas are. Without it, every address is
 * accepted.
 * @param keys the value of keys.json
 * @param path relative to the clients' folder
 */
export function checkSchemaAddress(
  keys: unknown,
  path: string,
  { value, tree, text }: JsonDocument,
): Findings {
  const schemas = schemasFolder(addressIn(keys))
  // Where an earlier version was does not say where the current one is.
  if (schemas === undefined || isEarlierVersion(schemas) || tree?.type !== 'object') return []
  const expected = schemaAddressOf(path, schemas)
  const address = addressIn(value)
  if (address === expected || isAbsolute(address)) return []
  const help = `Write "$schema": ${JSON.stringify(expected)}.`
  if (address === undefined)
    return {
      pointer: '/$schema',
      message: "'$schema' is missing, so editors cannot explain or complete the file.",
      help,
      fix: [insertAddress(text, tree.offset + 1, JSON.stringify(expected))],
    }
  if (typeof address !== 'string') return []
  return { pointer: '/$schema', message: "'$schema' does not lead to a schema.", help, replacement: expected }
}

function isEarlierVersion(folder: string) {
  return /(^|\/)schemas\/$/.test(folder)
}

function addressIn(value: unknown): unknown {
  return (Object(value) as { $schema?: unknown }).$schema
}

/**
 * The $schema of a file.
 * @param path of the file, from the folder of all clients
 * @param schemas the folder of the schemas, from the folder of all clients, with a slash at its end
 */
export function schemaAddressOf(path: string, schemas: string): string {
  const toRoot = isAbsolute(schemas) ? '' : '../'.repeat(path.split('/').length - 1)
  const name = isLanguageFile(path) ? 'language.json' : fileName(path)
  return `${toRoot}${schemas}${name.replace(/json$/, 'schema.json')}`
}

/** The folder of the schemas, with a slash at its end, by the $schema of keys.json. */
export function schemasFolder(addressInKeys: unknown): string | undefined {
  const address = typeof addressInKeys === 'string' ? addressInKeys : ''
  return /^(?:\.\/)?(.*)keys\.schema\.json$/.exec(address)?.[1]
}

/** Whether an address is the same from every folder, so that the linter cannot know where it leads. */
function isAbsolute(address: unknown) {
  return typeof address === 'string' && /^([a-z][a-z\d+.-]*:|\/)/i.test(address)
}

/** Inserts $schema as the first property, formatted like the property that was first. */
function insertAddress(text: string, offset: number, address: string): Edit {
  const [space = ''] = /^\s*/.exec(text.slice(offset)) ?? []
  const comma = text[offset + space.length] === '}' ? '' : ','
  return { offset, length: 0, text: `${space}"$schema": ${address}${comma}` }
}

/**
 * Corrects the $schema of a document that moves between a client's folder and that of a year.
 * @param levels 1 if the document moves into the folder of a year, -1 if it moves out, 0 if it stays
 */
export function moveSchemaAddress(text: string, levels: 1 | 0 | -1): string {
  const { $schema: address } = JSON.parse(text) as { $schema?: unknown }
  if (levels === 0 || typeof address !== 'string' || isAbsolute(address)) return text
  const plain = address.replace(/^\.\//, '')
  return setValue(text, ['$schema'], levels === 1 ? `../${plain}` : plain.replace(/^\.\.\//, ''))
}

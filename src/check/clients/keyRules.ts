import keysSchema from '../../../schemas/v1/keys.schema.json' with { type: 'json' }
import { keysFile } from '../../contract/clientFiles.ts'
import { compareKeysWithFolders } from '../../contract/consistency/folders.ts'
import { validate } from '../../contract/generated/keys.js'
import { validate as validateWithAdvice } from '../../contract/generated/keys.whole.js'
import { parseKeys } from '../../contract/keys.ts'
import { childPointer, parsePointer } from '../../contract/pointer.ts'
import { ClientFile } from '../ClientFile.ts'
import { closestMatch, suggest } from '../closestMatch.ts'
import type { Diagnostic } from '../Diagnostic.ts'
import {
  type RuleMeta,
  type RuleFinding,
  type Finding,
  nameRules,
  runRules,
  withRule,
} from '../LinterRule.ts'
import type { JsonDocument } from '../source/JsonDocument.ts'
import { checkSchemaVersion, schemaVersion } from './schemaAddress.ts'
import { syntaxRules } from '../source/syntaxRules.ts'
import { checkStructure } from '../structure/checkStructure.ts'
import type { DocumentKind, SchemaViolation } from '../structure/SchemaViolation.ts'

const rules = nameRules('error', {
  'wrong-keys': {
    title: 'keys.json says which API key leads to which folder.',
    why: 'Without readable keys, no client can be reached.',
    fails: '{ "keys": { "3f9a": 5 } }',
    passes: '{ "keys": { "3f9a": "lakeshore" } }',
  },
  'key-without-folder': {
    title: "Every key leads to a client's folder.",
    why: 'Employees with this key see "Not Available".',
    fails: '{ "keys": { "3f9a": "lakshore" } }',
    passes: '{ "keys": { "3f9a": "lakeshore" } }',
  },
  'folder-without-key': {
    title: 'Every client has a key.',
    why: 'No key leads to the client, so its employees see "Not Available".',
    fails: '{ "keys": {} }',
    passes: '{ "keys": { "3f9a": "lakeshore" } }',
  },
})

export const keyRules: readonly RuleMeta[] = [...Object.values(rules), schemaVersion]

/** Checks keys.json. Only the pointers of the result can contain keys; its sentences, which are logged, do not. */
export function checkKeys(text: string | undefined, clients: readonly string[]): Diagnostic[] {
  if (text === undefined) return []
  const file = new ClientFile(keysFile, text)
  if (file.document.isJsonc) file.report(checkDocument(file.document, clients))
  return file
    .diagnostics()
    .map((diagnostic) => (isAboutSyntax(diagnostic) ? withoutExcerpts(diagnostic) : diagnostic))
}

function isAboutSyntax({ rule }: Diagnostic) {
  return syntaxRules.some(({ code }) => code === rule)
}

function withoutExcerpts(diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, message: diagnostic.message.replaceAll(/'[^']{2,}'/g, "'…'") }
}

function checkDocument(document: JsonDocument, clients: readonly string[]): RuleFinding[] {
  const { errors, warnings } = checkStructure(document, keysKind)
  if (errors.length > 0) return [...withRule(rules['wrong-keys'], errors), ...warnings]
  const { keysWithoutFolder, foldersWithoutKey } = compareKeysWithFolders(parseKeys(document.value), clients)
  return [
    ...warnings,
    ...runRules([schemaVersion], () => checkSchemaVersion(document.value)),
    ...withRule(
      rules['key-without-folder'],
      keysWithoutFolder.map(({ key, folder }) => describeUnknownFolder(key, folder, clients)),
    ),
    ...withRule(rules['folder-without-key'], foldersWithoutKey.map(describeMissingKey)),
  ]
}

function describeUnknownFolder(key: string, folder: string, clients: readonly string[]): Finding {
  const pointer = childPointer('/keys', key)
  const message = `A key leads to the folder ${JSON.stringify(folder)}, which does not exist or has no client.`
  const help = "Write the name of a client's folder, or remove the key."
  return { pointer, ...suggest(message, closestMatch(folder, clients), 'remove the key', help) }
}

function describeMissingKey(client: string): Finding {
  return {
    pointer: '/keys',
    message: `No key leads to the folder ${client} yet, so its employees see "Not Available".`,
    help: `Add one to keys.json: "<API key>": ${JSON.stringify(client)}.`,
  }
}

const keysKind: DocumentKind = { validate, validateWithAdvice, schema: keysSchema, redact: withoutKeys }

function withoutKeys(violation: SchemaViolation): SchemaViolation {
  const { pointer, keyword, name, value, unusedNames } = violation
  const [property, key] = parsePointer(pointer)
  const found = describeType(value)
  if (property === 'keys' && key !== undefined)
    return { ...violation, found, subject: describeKey(violation, key) }
  // An unknown property at the top level can be a key, unless its name is a misspelled property name.
  const isPropertyName = unusedNames.includes(name) || closestMatch(name, unusedNames) !== undefined
  return isPropertyName || keyword !== 'additionalProperties'
    ? { ...violation, found }
    : { ...violation, found, name: '…' }
}

function describeKey({ document, isAboutName }: SchemaViolation, key: string) {
  const { keys } = document as { keys: object }
  const description = `the key in place ${Object.keys(keys).indexOf(key) + 1}`
  return isAboutName ? description : `the folder of ${description}`
}

function describeType(value: unknown) {
  if (Array.isArray(value)) return 'a list'
  if (value === null || value === undefined) return 'nothing'
  if (typeof value !== 'object') return typeof value === 'string' ? 'text' : `a ${typeof value}`
  return Object.keys(value).length === 0 ? 'empty' : 'an object'
}

import { parse, type ParseError } from 'jsonc-parser'
import { keysFile } from '../../contract/clientFiles.ts'
import { isRecord } from '../../contract/isRecord.ts'
import { parseKeys } from '../../contract/keys.ts'
import { schemaAddressOf } from '../clients/schemaAddress.ts'
import { renameProperties, setValue, setValues } from '../edit/jsonEdits.ts'
import { UsageError } from '../files/UsageError.ts'
import { findKeyError } from './nameErrors.ts'

/** The text of a keys.json without keys. @param schemas as for schemaAddressOf */
export function emptyKeys(schemas: string): string {
  return `${JSON.stringify({ $schema: schemaAddressOf(keysFile, schemas), keys: {} }, null, 2)}\n`
}

/** @throws UsageError if the key cannot be added, or the text is not a keys.json */
export function addKey(text: string, key: string, client: string): string {
  throwIfUnusable(parseKeysText(text), key)
  return setValue(text, ['keys', key], client)
}

/** Replaces the first key of a client, or adds one if it has none. @throws UsageError as addKey does */
export function replaceKey(text: string, key: string, client: string): string {
  const [current] = keysOf(text, client)
  if (current === undefined) return addKey(text, key, client)
  if (current === key) return text
  throwIfUnusable(parseKeysText(text), key)
  return renameProperties(text, ['keys'], (name) => (name === current ? key : name))
}

/**
 * Makes the keys of a client lead to another folder, or removes them without one.
 * @throws UsageError if the text is not a keys.json
 */
export function redirectKeys(text: string, client: string, folder?: string): string {
  return setValues(
    text,
    keysOf(text, client).map((key) => [['keys', key], folder]),
  )
}

/**
 * Makes the entries of accepted.json follow their files.
 * @param moved the new path of a file; null if the file is deleted
 * @throws UsageError if the text cannot be edited
 */
export function moveAccepted(text: string, moved: (path: string) => string | null): string {
  const paths = listPaths(text)
  const deleted = paths.filter((path) => moved(path) === null)
  const kept = setValues(
    text,
    deleted.map((path) => [[path], undefined]),
  )
  return renameProperties(kept, [], (path) => moved(path) ?? path)
}

function keysOf(text: string, client: string) {
  return [...parseKeysText(text)].filter(([, folder]) => folder === client).map(([key]) => key)
}

function throwIfUnusable(keys: ReadonlyMap<string, string>, key: string) {
  const error = findKeyError(key)
  if (error !== undefined) throw new UsageError(error)
  const folder = keys.get(key)
  if (folder !== undefined)
    throw new UsageError(
      `The key already leads to ${folder}. Choose another key, or remove this one from ${keysFile} first.`,
    )
}

/**
 * The folders by key.
 * @throws UsageError if the text is not a keys.json; one without keys is, since the first may be about to be added.
 */
function parseKeysText(text: string): ReadonlyMap<string, string> {
  const errors: ParseError[] = []
  const document: unknown = parse(text, errors)
  try {
    if (errors.length > 0 || !isRecord(document)) throw new SyntaxError('keys.json is not a JSON object.')
    const isEmpty = isRecord(document.keys) && Object.keys(document.keys).length === 0
    return isEmpty ? new Map() : parseKeys(document)
  } catch {
    throw new UsageError('keys.json has errors. Run `mediplan check` to see them.')
  }
}

function listPaths(text: string): string[] {
  const errors: ParseError[] = []
  const document: unknown = parse(text, errors)
  if (errors.length > 0 || typeof document !== 'object' || document === null || Array.isArray(document))
    throw new UsageError('accepted.json has problems of its own. Fix them first.')
  return Object.keys(document).filter((name) => name.includes('/'))
}

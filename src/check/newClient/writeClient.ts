import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { applyEdits, modify } from 'jsonc-parser'
import { parseKeys } from '../../contract/keys.ts'
import { CannotRun } from '../command/CannotRun.ts'
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

/**
 * Writes a client's folder and its key.
 * @returns the paths of what was written.
 * @throws CannotRun when the folder or the key is there already, or keys.json is none.
 */
export async function writeClient({ root, client, key }: Place, answers: Answers): Promise<string[]> {
  const keysPath = join(root, 'keys.json')
  const keys = withKey(await keysText(keysPath, root), key, client)
  const folder = join(root, client)
  await mkdir(root, { recursive: true })
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    throw new CannotRun(
      error.code === 'EEXIST' ? `${folder} is there already.` : `Cannot make ${folder} (${error.code}).`,
    )
  })
  const documents = { 'instance.json': newInstance(answers), 'plans.json': newPlans(answers) }
  for (const [name, document] of Object.entries(documents)) {
    const $schema = schemaFrom(folder, name)
    await writeFile(join(folder, name), `${JSON.stringify({ $schema, ...document }, null, 2)}\n`)
  }
  await writeFile(keysPath, keys)
  return [...Object.keys(documents).map((name) => join(folder, name)), keysPath]
}

async function keysText(path: string, root: string) {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw new CannotRun(`Cannot read ${path} (${error.code}).`)
    return `${JSON.stringify({ $schema: schemaFrom(root, 'keys.json'), keys: {} }, null, 2)}\n`
  })
}

function withKey(text: string, key: string, client: string) {
  if (knownKeys(text).has(key))
    throw new CannotRun('The key leads to a client already: choose another with --key.')
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: text.includes('\r\n') ? '\r\n' : '\n' }
  const changed = applyEdits(text, modify(text, ['keys', key], client, { formattingOptions }))
  knownKeys(changed)
  return changed
}

function knownKeys(text: string) {
  try {
    const document = JSON.parse(text) as { keys?: object }
    const isNew = document.keys && Object.keys(document.keys).length === 0
    return isNew ? new Map<string, string>() : parseKeys(document)
  } catch {
    throw new CannotRun('keys.json is not as it has to be, or the key is not: `mediplan check` says more.')
  }
}

function schemaFrom(folder: string, name: string) {
  return join(relative(folder, schemas), name.replace('.json', '.schema.json')).replaceAll('\\', '/')
}

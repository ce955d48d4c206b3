import type { Diagnostic } from '../../check/Diagnostic.ts'
import { detectLineEnding, normalizeLineEndings, restoreLineEndings, type LineEnding } from './lineEndings.ts'

/** The folder of all clients. */
export interface Listing {
  folder: string
  /** Of all clients' documents. */
  paths: string[]
  /** What leads outside the folder, and is ignored. */
  foreign: string[]
  /** The text of accepted.json; null where there is none. */
  accepted: string | null
}

/** A file on disk as the development server gives it. */
export interface DiskFile {
  /** With plain line ends. */
  text: string
  lineEnding: LineEnding
  /** The name for this state of it. */
  version: string
}

/** What keys.json says of a client. */
export interface ClientKey {
  /** The API key that leads to it; null where none does. */
  key: string | null
  /** What keeps every key from it. */
  diagnostics: Diagnostic[]
}

/** The disk has another state of the file than the one that was to be replaced. */
export class ChangedMeanwhileError extends Error {
  override name = 'ChangedMeanwhileError'
}

/** @throws Error in words for the visitor, when the folder cannot be read. */
export async function listFiles(): Promise<Listing> {
  return (await ask('/client-files')).json() as Promise<Listing>
}

/** A file, or null where there is none. @throws Error in words for the visitor, when it cannot be read. */
export async function readFile(path: string): Promise<DiskFile | null> {
  const response = await ask(addressOf(path), {}, [404])
  if (response.status === 404) return null
  // A byte order mark is part of the file, and wrong in it: whoever decodes by default does not see it.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const text = decoder.decode(await response.arrayBuffer())
  return {
    text: normalizeLineEndings(text),
    lineEnding: detectLineEnding(text),
    version: versionOf(response),
  }
}

/** What keys.json says of a client. @throws Error as reading does. */
export async function readKey(client: string): Promise<ClientKey> {
  return (await ask(`/client-keys/${encodeURIComponent(client)}`)).json() as Promise<ClientKey>
}

/**
 * Writes a file, and gives the version of what is there now.
 * @param text with plain line ends
 * @param replaced the version that it takes the place of; null for a new file
 * @throws ChangedMeanwhileError, or Error in words for the visitor when it cannot be written
 */
export async function writeFile(
  path: string,
  { text, lineEnding }: Pick<DiskFile, 'text' | 'lineEnding'>,
  replaced: string | null,
): Promise<string> {
  const headers: HeadersInit = replaced === null ? {} : { 'If-Match': `"${replaced}"` }
  const message = { method: 'PUT', body: restoreLineEndings(text, lineEnding), headers }
  const response = await ask(addressOf(path), message, [412])
  if (response.status === 412) throw new ChangedMeanwhileError(path)
  return versionOf(response)
}

function addressOf(path: string) {
  return `/client-files/${path.split('/').map(encodeURIComponent).join('/')}`
}

async function ask(address: string, message?: RequestInit, known: number[] = []) {
  const response = await fetch(address, message).catch(() => {
    throw new Error('The workbench is no longer running: start npm run workbench again.')
  })
  if (response.ok || known.includes(response.status)) return response
  throw new Error(await response.text())
}

function versionOf(response: Response) {
  return response.headers.get('etag')?.replace(/^(?:W\/)?"|"$/g, '') ?? ''
}

import type { Preview } from '../../preview/buildPreview.ts'
import type { ClientKey, DiskListing, PreviewRequest } from '../diskApi.ts'

export interface DiskFile {
  /** With normalized line endings. */
  text: string
  lineEnding: LineEnding
  /** Identifies this content of the file. */
  version: string
}

/** The disk has another version of the file than the one to replace. */
export class VersionConflictError extends Error {
  override name = 'VersionConflictError'
}

/** @throws Error with a message for the user if the folder cannot be read. */
export async function listFiles(): Promise<DiskListing> {
  return (await request('/client-files')).json() as Promise<DiskListing>
}

/** Reads a file; null if there is none. @throws Error with a message for the user if it cannot be read. */
export async function readFile(path: string): Promise<DiskFile | null> {
  const response = await request(urlFor(path), {}, [404])
  if (response.status === 404) return null
  // A byte order mark is an error in the file, and response.text() would hide it.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const text = decoder.decode(await response.arrayBuffer())
  return {
    text: normalizeLineEndings(text),
    // That of the first line, so that a save can keep it.
    lineEnding: /\r?\n/.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n',
    version: versionFrom(response),
  }
}

/** @throws Error with a message for the user if keys.json cannot be read. */
export async function readKey(client: string): Promise<ClientKey> {
  return (await request(`/client-keys/${encodeURIComponent(client)}`)).json() as Promise<ClientKey>
}

/**
 * Writes a file and returns its new version.
 * @param replaced the version to replace; null for a new file
 * @throws VersionConflictError, or Error with a message for the user if the file cannot be written.
 */
export async function writeFile(
  path: string,
  { text, lineEnding }: Pick<DiskFile, 'text' | 'lineEnding'>,
  replaced: string | null,
): Promise<string> {
  const headers: HeadersInit = replaced === null ? {} : { 'If-Match': `"${replaced}"` }
  const init = { method: 'PUT', body: text.replaceAll('\n', lineEnding), headers }
  const response = await request(urlFor(path), init, [412])
  if (response.status === 412) throw new VersionConflictError(path)
  return versionFrom(response)
}

/** Adds an entry in Markdown to a client's log of changes. @throws Error with a message for the user */
export async function logChanges(client: string, entry: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ entry })
  await request(`/client-changes/${encodeURIComponent(client)}`, { method: 'POST', headers, body })
}

/** Builds a preview file. @throws Error with a message for the user if the texts have errors. */
export async function buildPreview(texts: PreviewRequest['texts']): Promise<Preview> {
  const body = JSON.stringify({ texts } satisfies PreviewRequest)
  const headers = { 'Content-Type': 'application/json' }
  return (await request('/client-preview', { method: 'POST', headers, body })).json() as Promise<Preview>
}

function urlFor(path: string) {
  return `/client-files/${path.split('/').map(encodeURIComponent).join('/')}`
}

/** @throws Error with a message for the user for every other status than success and the expected ones. */
export async function request(
  url: string,
  init?: RequestInit,
  expectedErrors: number[] = [],
): Promise<Response> {
  const response = await fetch(url, init).catch(() => {
    throw new Error('The workbench is no longer running. Start it again.')
  })
  if (response.ok || expectedErrors.includes(response.status)) return response
  throw new Error(await response.text())
}

function versionFrom(response: Response) {
  return response.headers.get('etag')?.replace(/^(?:W\/)?"|"$/g, '') ?? ''
}

export type LineEnding = '\n' | '\r\n'

/** Converts a text to the editor's line ending, so that offsets are the same everywhere. */
export function normalizeLineEndings(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

import { plainLines } from './plainLines.ts'

/** A file on disk as the development server gives it. */
export interface DiskFile {
  text: string
  version: string
}

/** The disk has another state of the file than the one that was to be replaced. */
export class ChangedMeanwhileError extends Error {
  override name = 'ChangedMeanwhileError'
}

/** The paths of all clients' documents. @throws Error when the server does not answer. */
export async function listFiles(): Promise<string[]> {
  const response = await fetch('/client-files')
  return (await fine(response).json()) as string[]
}

/** A file, or null where there is none. @throws Error when it cannot be read. */
export async function readFile(path: string): Promise<DiskFile | null> {
  const response = await fetch(addressOf(path))
  if (response.status === 404) return null
  return { text: plainLines(await fine(response).text()), version: versionOf(response) }
}

/**
 * Writes a file, and gives the version of what is there now.
 * @param replaced the version that it takes the place of; null for a new file
 * @throws ChangedMeanwhileError, or Error when it cannot be written
 */
export async function writeFile(path: string, text: string, replaced: string | null): Promise<string> {
  const response = await fetch(addressOf(path), {
    method: 'PUT',
    body: text,
    headers: replaced === null ? {} : { 'If-Match': `"${replaced}"` },
  })
  if (response.status === 412) throw new ChangedMeanwhileError(path)
  return versionOf(fine(response))
}

function addressOf(path: string) {
  return `/client-files/${path.split('/').map(encodeURIComponent).join('/')}`
}

function fine(response: Response) {
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return response
}

function versionOf(response: Response) {
  return response.headers.get('etag')?.replace(/^(?:W\/)?"|"$/g, '') ?? ''
}

import { join } from 'node:path'
import { mediplan } from '../../../src/command/mediplan.ts'
import { app, clients, send, undo } from '../../workbench/clients/disk/folders.ts'

/** Changes of the folder that prepareFolders creates. Each rejects with the message for the user if it fails. */
export const folderChanges: Record<string, () => Promise<void>> = {
  'mediplan new': () => run('new', 'zephyr', '--year', '2027', '--clients', clients),
  'mediplan roll': () => run('roll', 'alder', '2028', '--clients', clients),
  'mediplan roll --current': () => run('roll', 'marlow', '2028', '--current', '--clients', clients),
  'mediplan check --fix': () => run('check', '--fix', join(clients, 'prairie')),
  'saving a file': () => save('alder/plans.json'),
  'renaming a client': () => request('POST', '/client-folders/prairie/name', { name: 'steppe' }),
  'deleting a client': () => request('DELETE', '/client-folders/prairie'),
  'making a year the current one': () => request('POST', '/client-folders/marlow/2028/current'),
  'undoing a change': async () => throwIfFailed(await undo()),
}

async function run(...args: string[]) {
  if ((await mediplan(args)) === 2) throw new Error('The command failed.')
}

async function request(...args: Parameters<typeof send>) {
  await throwIfFailed(await send(...args))
}

async function save(path: string) {
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const url = `/client-files/${path}`
  const version = (await app.request(url, { headers })).headers.get('etag')
  const body = JSON.stringify({ title: 'A new text' }, null, 2)
  const match = version === null ? undefined : { 'If-Match': version }
  await throwIfFailed(await app.request(url, { method: 'PUT', headers: { ...headers, ...match }, body }))
}

async function throwIfFailed(response: Response) {
  if (!response.ok) throw new Error(await response.text())
}

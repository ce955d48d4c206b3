import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { readDocuments } from '../../clients/readDocuments.ts'
import { clientEntries, namePrefix } from './clientEntries.ts'

/**
 * Replaces the clients of a namespace with those of a folder, after checking all documents of the folder.
 * @param target wrangler options that select the namespace: --local or --remote, and their options
 * @throws Error with the problems of a document, or with the exit code of wrangler
 */
export async function fillNamespace(folder: string, target: string[]): Promise<number> {
  const entries = clientEntries(await readDocuments(folder))
  const currentNames = new Set(entries.map(({ name }) => name))
  const kv = (...args: string[]) => runWrangler(['kv', ...args, '--binding', 'CLIENTS', ...target])
  const temporary = await mkdtemp(join(tmpdir(), 'entries-'))
  const writeList = async (file: string, list: unknown[]) => {
    const path = join(temporary, file)
    await writeFile(path, JSON.stringify(list))
    return path
  }
  try {
    const pairs = entries.map(({ name, value }) => ({ key: name, value }))
    await kv('bulk', 'put', await writeList('put.json', pairs))
    const listed = JSON.parse(await kv('key', 'list', '--prefix', namePrefix)) as { name: string }[]
    const obsolete = listed.map(({ name }) => name).filter((name) => !currentNames.has(name))
    if (obsolete.length > 0) await kv('bulk', 'delete', await writeList('delete.json', obsolete), '--force')
  } finally {
    await rm(temporary, { recursive: true })
  }
  return entries.length
}

const root = join(import.meta.dirname, '../../..')
/** Overwritten by each command. By default, wrangler keeps one log file per command. */
const log = join(root, 'node_modules/.cache/edge/wrangler.log')
const config = join(root, '.edge/wrangler.jsonc')
const wrangler = join(root, '.edge/node_modules/wrangler/bin/wrangler.js')

/**
 * Starts a wrangler command with our configuration, without telemetry.
 * @throws Error if wrangler is not installed
 */
export function startWrangler(args: string[], stdio: StdioOptions): ChildProcess {
  if (!existsSync(wrangler)) throw new Error('wrangler is not installed. Run: npm run edge:install')
  rmSync(log, { force: true })
  return spawn(process.execPath, [wrangler, ...args, '--config', config], {
    cwd: root,
    stdio,
    env: {
      ...process.env,
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_SEND_ERROR_REPORTS: 'false',
      WRANGLER_HIDE_BANNER: 'true',
      WRANGLER_LOG_PATH: log,
      // Wrangler would request the caller's location from a server; we do not use it.
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    },
  })
}

/**
 * Runs a wrangler command to completion.
 * @throws Error if it fails; wrangler's messages go to our standard error
 */
async function runWrangler(args: string[]): Promise<string> {
  const child = startWrangler(args, ['ignore', 'pipe', 'inherit'])
  const [output, code] = await Promise.all([
    text(child.stdout!),
    new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve)),
  ])
  if (code !== 0) throw new Error(`wrangler ${args.slice(0, 3).join(' ')} exited with code ${String(code)}`)
  return output
}

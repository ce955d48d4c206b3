import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const root = join(import.meta.dirname, '../../..')
/** Overwritten by each command. By default, wrangler keeps one log file per command. */
const log = join(root, 'node_modules/.cache/edge/wrangler.log')
/** EDGE_CONFIG is another configuration, for tests. */
const config = process.env.EDGE_CONFIG ?? join(root, '.edge/wrangler.jsonc')
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
 * @returns its standard output
 * @throws Error if it fails; wrangler's messages go to our standard error
 */
export async function runWrangler(args: string[]): Promise<string> {
  const child = startWrangler(args, ['ignore', 'pipe', 'inherit'])
  const [output, code] = await Promise.all([
    text(child.stdout!),
    new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve)),
  ])
  if (code !== 0) throw new Error(`wrangler ${args.slice(0, 3).join(' ')} exited with code ${String(code)}`)
  return output
}

import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const root = join(import.meta.dirname, '../../..')
/** What the last command wrote: wrangler itself would keep a file of every one. */
const log = join(root, 'node_modules/.cache/edge/wrangler.log')
const wrangler = join(root, '.edge/node_modules/wrangler/bin/wrangler.js')

/**
 * Starts a command of wrangler on our configuration; it asks nothing and sends nothing about its use.
 * @throws Error when wrangler is not installed.
 */
export function startWrangler(args: string[], stdio: StdioOptions): ChildProcess {
  if (!existsSync(wrangler)) throw new Error('wrangler is not installed. Run: npm run edge:install')
  rmSync(log, { force: true })
  return spawn(process.execPath, [wrangler, ...args, '--config', join(root, '.edge/wrangler.jsonc')], {
    cwd: root,
    stdio,
    env: {
      ...process.env,
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_SEND_ERROR_REPORTS: 'false',
      WRANGLER_HIDE_BANNER: 'true',
      WRANGLER_LOG_PATH: log,
      // Where the caller would be on the globe is asked of a server, and not used here.
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    },
  })
}

/**
 * Runs a command of wrangler to its end.
 * @returns what it printed.
 * @throws Error when it fails; what it says of that is on our standard error.
 */
export async function runWrangler(args: string[]): Promise<string> {
  const child = startWrangler(args, ['ignore', 'pipe', 'inherit'])
  const [printed, code] = await Promise.all([
    text(child.stdout!),
    new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve)),
  ])
  if (code !== 0) throw new Error(`wrangler ${args.slice(0, 3).join(' ')} ended with ${String(code)}`)
  return printed
}

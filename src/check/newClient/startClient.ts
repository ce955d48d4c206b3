import { join, relative } from 'node:path'
import { CannotRun } from '../command/CannotRun.ts'
import type { Answers, PlanKind } from './Answers.ts'
import { ask } from './ask.ts'
import { writeClient } from './writeClient.ts'

export interface NewOptions {
  name?: string
  year?: number
  url?: string
  plans?: PlanKind[]
  bands?: string[]
  locations?: string[]
  surcharges?: string[]
  savings?: boolean
  singleChild?: boolean
  customScenario?: boolean
  key?: string
  dir?: string
}

/**
 * Starts a client's folder, asking at a terminal for what the options do not say, and writes to standard output what
 * it wrote. Its key is the folder's name, unless an option says another.
 * @param asks whether there is someone to ask
 * @throws CannotRun when it cannot be written.
 */
export async function startClient(
  client: string,
  options: NewOptions,
  asks = process.stdin.isTTY,
): Promise<void> {
  if (!/^[A-Za-z0-9][\w-]*$/.test(client))
    throw new CannotRun('A folder is called by letters, digits and hyphens.')
  const { key = client, dir = process.env.CLIENTS_DIR ?? 'fixtures/clients' } = options
  if (!/^[!-~]+$/.test(key)) throw new CannotRun('A key is of visible ASCII characters, without spaces.')
  const said = saidIn(options)
  const defaults = defaultsFor(client)
  const answers = asks ? await ask(said, defaults) : { ...defaults, ...said }
  const paths = await writeClient({ root: dir, client, key }, answers)
  const written = paths.map((path) => `  ${relative('', path)}\n`).join('')
  process.stdout.write(
    `Written:\n${written}Look at it: npm start, then ?client=<key>. When you have changed it: mediplan check --strict ${join(dir, client)}\n`,
  )
}

function saidIn({ key, dir, year, ...options }: NewOptions): Partial<Answers> {
  const said = { ...options, ...(year !== undefined && { planYear: year }) }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
}

function defaultsFor(client: string): Answers {
  const words = client.split(/[-_]+/).map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
  return {
    name: words.join(' '),
    planYear: new Date().getFullYear() + 1,
    url: null,
    plans: ['ppo', 'hdhp'],
    bands: [],
    locations: [],
    surcharges: [],
    savings: false,
    singleChild: false,
    customScenario: true,
  }
}

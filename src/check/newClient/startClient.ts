import { join, relative, resolve } from 'node:path'
import { CannotRun } from '../command/CannotRun.ts'
import type { Answers, PlanKind } from './Answers.ts'
import { ask } from './ask.ts'
import { faultsIn, newFiles, type Place } from './newFiles.ts'
import { tidy } from './tidy.ts'
import { writeClient } from './writeClient.ts'

/** Where `npm start` and the workbench look when CLIENTS_DIR is not set. */
const usualRoot = 'fixtures/clients'

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
 * @throws CannotRun when the strict check would find something in it, or it cannot be written.
 */
export async function startClient(
  client: string,
  options: NewOptions,
  asks = process.stdin.isTTY,
): Promise<void> {
  if (!/^[A-Za-z0-9][\w-]*$/.test(client))
    throw new CannotRun('A folder is called by letters, digits and hyphens.')
  const { key = client, dir = process.env.CLIENTS_DIR ?? usualRoot } = options
  if (!/^[!-~]+$/.test(key)) throw new CannotRun('A key is of visible ASCII characters, without spaces.')
  const place: Place = { root: dir, client, key }
  const defaults = defaultsFor(client)
  const said = tidy({ ...options, ...(options.year !== undefined && { planYear: options.year }) })
  const faultIn = (answer: Partial<Answers>) =>
    faultsIn(place, newFiles(place, { ...defaults, ...answer }))[0] ?? true
  const answers = tidy({ ...defaults, ...said, ...(asks && (await ask(said, defaults, faultIn))) })
  const files = newFiles(place, answers)
  const faults = faultsIn(place, files)
  if (faults.length > 0) throw new CannotRun([...faults, 'Nothing was written.'].join('\n'))
  const paths = await writeClient(place, files)
  process.stdout.write(toldOf(place, paths))
}

/** What was written, and what to do next. */
function toldOf({ root, client, key }: Place, paths: string[]) {
  const isUsual = resolve(root) === resolve(usualRoot)
  const workbench = `${isUsual ? '' : `CLIENTS_DIR=${root} `}npm run workbench`
  const look = isUsual ? [`Look at it: npm start, then /?client=${encodeURIComponent(key)}`] : []
  return [
    'Written:',
    ...paths.map((path) => `  ${relative('', path)}`),
    ...look,
    `Change it: ${workbench}`,
    `When you have changed it: mediplan check --strict ${join(root, client)}`,
    '',
  ].join('\n')
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

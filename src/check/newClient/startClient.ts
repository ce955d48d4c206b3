import { UsageError } from '../files/UsageError.ts'
import type { Answers, PlanKind } from './Answers.ts'
import { ask } from './ask.ts'
import { defaultAnswers } from './defaultAnswers.ts'
import { faultsIn, newFiles, type Place } from './newFiles.ts'
import { nextSteps, usualRoot } from './nextSteps.ts'
import type { Terminal } from './Question.ts'
import { tidy } from './tidy.ts'
import { keysFor, writeClient } from './writeClient.ts'

export interface NewOptions {
  name?: string
  year?: number
  url?: string
  plans?: PlanKind[]
  bands?: string[]
  locations?: string[]
  surcharges?: string[]
  credits?: string[]
  savings?: boolean
  singleChild?: boolean
  customScenario?: boolean
  key?: string
  dir?: string
  /** Ask nothing. */
  yes?: boolean
}

/**
 * Starts a client's folder, asking at a terminal for what the options do not say, and writes to standard output what
 * it wrote. Its key is the folder's name, unless an option says another.
 * @param terminal where to ask, if there is someone
 * @throws UsageError when the strict check would find something in it, it cannot be written, or whoever is asked stops.
 */
export async function startClient(
  client: string,
  {
    key = client,
    dir: root = process.env.CLIENTS_DIR ?? usualRoot,
    yes = false,
    year,
    ...options
  }: NewOptions,
  terminal: Terminal | undefined = process.stdin.isTTY
    ? { input: process.stdin, output: process.stdout }
    : undefined,
): Promise<void> {
  if (!/^[A-Za-z0-9][\w-]*$/.test(client))
    throw new UsageError(
      "A client's folder is named with letters, digits, hyphens and underscores, a letter or digit first.",
    )
  if (!/^[!-~]+$/.test(key))
    throw new UsageError('A key consists of visible ASCII characters, without spaces.')
  const place: Place = { root, client, key }
  await keysFor(place)
  const said = tidy<Partial<Answers>>({ ...options, planYear: year })
  const defaults = defaultAnswers(client)
  const faults = (answers: Answers) => faultsIn(place, newFiles(place, answers))
  refuse(faults({ ...defaults, ...said }))
  const isAsked = terminal !== undefined && !yes
  const answers = isAsked
    ? await ask(said, defaults, (given) => faults(given)[0], terminal)
    : { ...defaults, ...said }
  refuse(faults(answers))
  const paths = await writeClient(place, newFiles(place, answers))
  process.stdout.write(nextSteps(place, paths))
}

function refuse(faults: string[]) {
  if (faults.length > 0) throw new UsageError([...faults, 'Nothing was written.'].join('\n'))
}

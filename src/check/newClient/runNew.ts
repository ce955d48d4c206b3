import { join, resolve } from 'node:path'
import { UsageError } from '../files/UsageError.ts'
import { defaultAnswers, normalizeAnswers, type Answers, type OptionNames, type PlanKind } from './Answers.ts'
import { findProblems, newFiles, type ClientLocation } from './newFiles.ts'
import { promptForAnswers } from './promptForAnswers.ts'
import type { Terminal } from './prompts.ts'
import { prepareKeys, writeClient } from './writeClient.ts'

export interface NewOptions extends Partial<OptionNames> {
  name?: string
  year?: number
  url?: string
  plans?: PlanKind[]
  surcharges?: string[]
  credits?: string[]
  savings?: boolean
  singleChild?: boolean
  customScenario?: boolean
  key?: string
  dir?: string
  /** Do not prompt. */
  yes?: boolean
}

/** `npm start` reads this folder, and so does the workbench unless CLIENTS_DIR is set. */
const defaultRoot = 'fixtures/clients'

/**
 * Writes the files of a new client, and prints what it wrote. At a terminal, prompts for what the options leave out.
 * @param client the name of the client's folder, and its key unless an option sets another
 * @param terminal undefined if there is none
 * @throws UsageError if the strict check would report a problem, a file cannot be written, or the user presses Ctrl+C
 */
export async function runNew(
  client: string,
  {
    key = client,
    dir: root = process.env.CLIENTS_DIR ?? defaultRoot,
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
      'Name the folder with letters, digits, hyphens, and underscores, starting with a letter or digit.',
    )
  if (!/^[!-~]+$/.test(key)) throw new UsageError('Use visible ASCII characters for the key, without spaces.')
  const location: ClientLocation = { root, client, key }
  await prepareKeys(location)
  const given = normalizeAnswers<Partial<Answers>>({ ...options, planYear: year })
  const defaults = defaultAnswers(client)
  const problemsWith = (answers: Answers) => findProblems(location, newFiles(location, answers))
  throwIfAny(problemsWith({ ...defaults, ...given }))
  const answers =
    terminal !== undefined && !yes
      ? await promptForAnswers(given, defaults, (each) => problemsWith(each)[0], terminal)
      : { ...defaults, ...given }
  throwIfAny(problemsWith(answers))
  const paths = await writeClient(location, newFiles(location, answers))
  process.stdout.write(formatNextSteps(location, paths))
}

function throwIfAny(problems: string[]) {
  if (problems.length > 0) throw new UsageError([...problems, 'Nothing was written.'].join('\n'))
}

/** Lists the written files, and commands to run next, quoted for a shell. */
export function formatNextSteps({ root, client, key }: ClientLocation, paths: string[]): string {
  const isDefault = resolve(root) === resolve(defaultRoot)
  const start = `  npm start   # as employees see it: http://localhost:5173/?client=${encodeURIComponent(key)}`
  return [
    'Written:',
    ...paths.map((path) => `  ${path}`),
    "The figures are typical ones. Replace them with the client's own, then run:",
    `  ${isDefault ? '' : `CLIENTS_DIR=${quoteForShell(root)} `}npm run workbench   # http://localhost:5174`,
    `  npx mediplan check --strict ${quoteForShell(join(root, client))}`,
    ...(isDefault ? [start] : []),
    '',
  ].join('\n')
}

function quoteForShell(path: string) {
  return /^[\w./@:+-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`
}

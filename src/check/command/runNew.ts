import { join, resolve } from 'node:path'
import { keysFile } from '../../contract/clientFiles.ts'
import { createClientChanges } from '../clientFolders/clientChanges.ts'
import { commitChanges } from '../clientFolders/commitChanges.ts'
import { findFolderProblem, findKeyProblem } from '../clientFolders/nameProblems.ts'
import { findSchemas } from '../files/schemasPath.ts'
import { UsageError } from '../files/UsageError.ts'
import { restoreFolder } from '../files/withLock.ts'
import { defaultAnswers, normalizeAnswers, type Answers } from '../newClient/questions.ts'
import { findProblems, newFiles } from '../newClient/newDocuments.ts'
import { promptForAnswers, type Terminal } from '../newClient/promptForAnswers.ts'
import { print } from '../print.ts'
import { defaultRoot } from './targets.ts'

/** The answers that the options give, and how to ask for the others. */
export interface NewOptions extends Partial<Omit<Answers, 'planYear' | 'payPeriods'>> {
  year?: number
  /** Payroll deductions per year. */
  deductions?: number
  key?: string
  dir?: string
  /** Do not prompt. */
  yes?: boolean
}

interface ClientLocation {
  /** The folder of all clients. */
  root: string
  /** The name of the client's folder in it. */
  client: string
  /** The client's API key. */
  key: string
}

/**
 * Writes the files of a new client, and prints what it wrote. At a terminal, prompts for what the options leave out.
 * @param client the name of the client's folder, and its key unless an option sets another
 * @param terminal undefined if there is none
 * @throws UsageError if the strict check would report a problem, a file cannot be written, or the user presses Ctrl+C
 */
export async function runNew(
  client: string,
  { key = client, dir: root = defaultRoot(), yes = false, year, deductions, ...options }: NewOptions,
  terminal: Terminal | undefined = process.stdin.isTTY
    ? { input: process.stdin, output: process.stdout }
    : undefined,
): Promise<void> {
  throwIfAny([findFolderProblem(client), findKeyProblem(key)])
  const location: ClientLocation = { root, client, key }
  await restoreFolder(root)
  // Fails before the questions rather than after them.
  await createClientChanges(root, location, new Map())
  const given = normalizeAnswers<Partial<Answers>>({ ...options, planYear: year, payPeriods: deductions })
  const defaults = defaultAnswers(client)
  const schemas = await findSchemas(root)
  const filesFor = (answers: Answers) => newFiles(answers, schemas)
  const problemsWith = (answers: Answers) => findProblems(client, key, filesFor(answers))
  throwIfAny(problemsWith({ ...defaults, ...given }))
  const answers =
    terminal !== undefined && !yes
      ? await promptForAnswers(given, defaults, (each) => problemsWith(each)[0], terminal)
      : { ...defaults, ...given }
  throwIfAny(problemsWith(answers))
  const files = filesFor(answers)
  await commitChanges(root, () => createClientChanges(root, location, files))
  const paths = [...[...files.keys()].map((name) => join(root, client, name)), join(root, keysFile)]
  print(formatNextSteps(location, paths))
}

function throwIfAny(problems: (string | undefined)[]) {
  const found = problems.filter((problem) => problem !== undefined)
  if (found.length > 0) throw new UsageError([...found, 'Nothing was written.'].join('\n'))
}

/** Lists the written files, and commands to run next, quoted for a shell. */
export function formatNextSteps({ root, client, key }: ClientLocation, paths: string[]): string {
  // `npm start` reads this folder.
  const isDefault = resolve(root) === resolve('fixtures/clients')
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

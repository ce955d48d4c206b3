import { join } from 'node:path'
import { createClientChanges } from '../check/clientFolders/clientChanges.ts'
import { commitChanges } from './commitChanges.ts'
import { findSchemas } from '../check/files/findSchemas.ts'
import { UsageError } from '../check/files/UsageError.ts'
import { defaultAnswers, normalizeAnswers, type Answers } from '../check/newClient/questions.ts'
import { yearFiles } from '../contract/clientFiles.ts'
import { findProblems, newFiles } from '../check/newClient/newFiles.ts'
import { describeTypical, typicalValues } from '../check/typicalValues.ts'
import { print, quoteForShell } from './print.ts'
import { findProject, type ClientsOption } from './project.ts'

export interface NewOptions extends ClientsOption, Partial<Omit<Answers, 'planYear' | 'payPeriods'>> {
  year?: number
  /** Payroll deductions per year. */
  deductions?: number
  key?: string
}

/**
 * Writes the files of a new client, with typical values for what the options leave out, and prints what it wrote.
 * @param client the name of the client's folder, and its key unless an option sets another
 * @throws UsageError if the strict check would report a problem besides missing values of the client, or a file cannot be written
 */
export async function runNew(
  client: string,
  { key = client, clients, year, deductions, ...options }: NewOptions,
): Promise<void> {
  const { clients: root } = await findProject({ clients })
  const given = normalizeAnswers<Partial<Answers>>({ ...options, planYear: year, payPeriods: deductions })
  const answers = { ...defaultAnswers(client), ...given }
  let typical = ''
  const paths = await commitChanges(root, async () => {
    const files = newFiles(answers, await findSchemas(root))
    const creation = await createClientChanges(root, { client, key }, files)
    const [instance, plans] = yearFiles.map((file) => JSON.parse(files.get(file)!) as unknown)
    typical = describeTypical(typicalValues(plans, instance))
    const problems = findProblems(client, key, files).map(({ message, help }) => `${message} ${help}`)
    if (problems.length > 0) throw new UsageError([...problems, 'Nothing was written.'].join('\n'))
    return creation
  })
  print(formatNextSteps(paths, typical, join(root, client), clients))
}

function formatNextSteps(
  paths: string[],
  typical: string,
  folder: string,
  clients: string | undefined,
): string {
  return [
    'Written:',
    ...paths.map((path) => `  ${path}`),
    `${typical}.`,
    "Replace them with the client's own, or mark them as reviewed in the workbench's checklist, until the check passes:",
    `  npx mediplan dev${clients === undefined ? '' : ` --clients ${quoteForShell(clients)}`}   # the workbench and the calculator`,
    `  npx mediplan check --strict ${quoteForShell(folder)}`,
    '',
  ].join('\n')
}

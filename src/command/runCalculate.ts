import { readFile } from 'node:fs/promises'
import { text as readText } from 'node:stream/consumers'
import { languagesFolder, languageTagOf, parentFolder } from '../contract/clientFiles.ts'
import { ContractError } from '../contract/ContractError.ts'
import { throwReadError } from '../check/files/fileErrors.ts'
import { UsageError } from '../check/files/UsageError.ts'
import { calculateYear } from '../service/calculateYear.ts'
import { print } from './print.ts'
import { readProject, type ClientsOption } from './project.ts'
import { readCheckedClient } from './readCheckedClient.ts'

interface CalculateOptions extends ClientsOption {
  /** A file with the answers; - is standard input. */
  answers: string
  year?: number
  language?: string
}

/**
 * Prints the result for some answers as JSON, as the API sends it, or the errors in the client's files.
 * @returns 1 if there are errors; else 0
 * @throws UsageError if there is no such client, year, or file, or the answers do not fit the client
 */
export async function runCalculate(client: string, options: CalculateOptions): Promise<number> {
  const { clients } = await readProject(options)
  const checked = await readCheckedClient(clients, client, options)
  if (!checked) return 1
  const documents = new Map([...checked.texts].map(([path, text]) => [path, JSON.parse(text) as unknown]))
  const languages = [...documents]
    .filter(([path]) => parentFolder(path) === languagesFolder)
    .map(([path, document]) => [languageTagOf(path), document] as const)
  const year = {
    instance: documents.get('instance.json'),
    plans: documents.get('plans.json'),
    languages: Object.fromEntries(languages),
  }
  const answers = await readAnswers(options.answers)
  try {
    print(`${JSON.stringify(calculateYear(year, answers, options.language), null, 2)}\n`)
    return 0
  } catch (error) {
    throw error instanceof ContractError ? new UsageError(describeIssues(checked.name, error)) : error
  }
}

function describeIssues(client: string, { subject, issues }: ContractError) {
  const option = subject === 'language' ? '--language' : '--answers'
  const lines = issues.map(
    ({ pointer, expected, found }) => `  ${pointer || option}: expected ${expected}, found ${found}`,
  )
  return [`${client} does not accept these values:`, ...lines].join('\n')
}

async function readAnswers(path: string): Promise<unknown> {
  const text =
    path === '-' ? await readText(process.stdin) : await readFile(path, 'utf8').catch(throwReadError(path))
  try {
    return JSON.parse(text)
  } catch {
    const name = path === '-' ? 'Standard input' : path
    throw new UsageError(`${name} is not JSON. See an example with: npx mediplan calculate --help`)
  }
}

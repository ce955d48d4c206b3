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

export interface CalculateOptions extends ClientsOption {
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
  const answers = parseAnswers(await readAnswers(options.answers))
  try {
    print(`${JSON.stringify(calculateYear(year, answers, options.language), null, 2)}\n`)
    return 0
  } catch (error) {
    throw error instanceof ContractError ? new UsageError(describeIssues(error)) : error
  }
}

function describeIssues({ issues }: ContractError) {
  const lines = issues.map(
    ({ pointer, expected, found }) => `  ${pointer || '(root)'}: expected ${expected}, found ${found}`,
  )
  return ['The answers or the language do not fit this client:', ...lines].join('\n')
}

function readAnswers(path: string): Promise<string> {
  if (path === '-') return readText(process.stdin)
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => throwReadError(path, error))
}

function parseAnswers(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError('The answers are not JSON. Write the body of POST mediplan/calculate.')
  }
}

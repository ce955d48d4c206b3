import { dirname } from 'node:path'
import { ContractError } from '../contract/ContractError.ts'
import { parseInstance, type Instance } from '../contract/instance.ts'
import { parseOutputs } from '../contract/outputs.ts'
import { questionsOf } from '../contract/personalQuestions.ts'
import { withPath } from '../check/files/fileErrors.ts'
import { exists } from '../check/files/readFiles.ts'
import { replaceFile } from '../check/files/replaceFile.ts'
import { UsageError } from '../check/files/UsageError.ts'
import { answersFor, families, personalCombinations } from './api/answers.ts'
import { CallError, requestJson, type Api } from './api/callApi.ts'
import { answersKey, readRecording, type RecordingFile } from './api/recording.ts'
import { print, quoteForShell } from './print.ts'

interface RecordOptions {
  key: string
  out: string
  year?: number
}

const maxResults = 500

/**
 * Writes the responses of an API to a file, for `mediplan replay`. Replaces an earlier recording, and no other file.
 * @throws UsageError if there is no usable instance, or the file cannot be written
 */
export async function runRecord(url: string, { key, out, year }: RecordOptions): Promise<void> {
  if (await exists(out)) await readRecording(out)
  else if (!(await exists(dirname(out))))
    throw new UsageError(`There is no folder for ${out}. Create it first.`)
  const years: RecordingFile['years'] = []
  for (const each of year === undefined ? [null] : [null, year])
    years.push(await recordYear({ url, key }, each).catch(throwUsageError))
  await replaceFile(out, `${JSON.stringify({ years } satisfies RecordingFile)}\n`).catch((error: unknown) => {
    throw withPath(error, out)
  })
  print(`Written: ${out}. Serve it with: npx mediplan replay ${quoteForShell(out)}\n`)
}

async function recordYear(api: Api, year: number | null): Promise<RecordingFile['years'][number]> {
  const yearPath = year === null ? '' : `/${year}`
  const { payload } = await requestJson(api, `mediplan/instance${yearPath}`)
  const instance = parseInstance(payload)
  const { all, leftOut } = chooseAnswers(instance)
  print(`Plan year ${instance.client.planYear}: ${all.length} results${leftOut}\n`)
  const results: RecordingFile['years'][number]['results'] = []
  const rejections: CallError[] = []
  for (const answers of all) {
    try {
      const response = await requestJson(api, `mediplan/calculate${yearPath}`, answers)
      parseOutputs(response.payload)
      results.push({ answers, result: response.payload })
    } catch (error) {
      // An API may reject answers that it does not offer. Any other error would leave out what it can respond.
      if (!(error instanceof CallError) || ![400, 422].includes(error.status)) throw error
      rejections.push(error)
    }
  }
  if (results.length === 0 && rejections[0]) throw rejections[0]
  if (rejections.length > 0)
    print(`  ${rejections.length} of them are left out. The first one: ${rejections[0]!.message}\n`)
  return { year, instance: payload, results }
}

/** The answers to record, each once, and a text about those that are not. */
function chooseAnswers(instance: Instance) {
  const cases = instance.scenarios.flatMap(({ id }) => families.map((family) => ({ family, scenario: id })))
  const limit = Math.max(1, Math.floor(maxResults / Math.max(1, cases.length)))
  const combinations = personalCombinations(instance, limit)
  const questions = questionsOf(instance)
  const total = questions.reduce((product, { list }) => product * instance[list].length, 1)
  const all = combinations.flatMap((personal) =>
    cases.map(({ family, scenario }) => answersFor(instance, family, scenario, personal)),
  )
  const labels = questions.map(({ label }) => label.toLowerCase()).join(', ')
  const missing = [
    ...(total > combinations.length
      ? [`${total - combinations.length} of ${total} choices of ${labels}`]
      : []),
    ...(instance.surcharges.length > 0 ? ['surcharges and credits'] : []),
    ...(instance.features.customScenario ? ['custom scenarios'] : []),
    ...(instance.features.household ? ['more than 2 children'] : []),
  ]
  return {
    all: [...new Map(all.map((answers) => [answersKey(instance, answers), answers])).values()],
    leftOut: missing.length > 0 ? `, without ${missing.join('; ')}.` : '.',
  }
}

function throwUsageError(error: unknown): never {
  if (error instanceof CallError || error instanceof ContractError)
    throw new UsageError(
      `${error.message}\nNothing was written. Check the API with: npx mediplan verify-api <url> --key <key>`,
    )
  throw error
}

import { parseInputs } from '../../contract/inputs.ts'
import { parseInstance, type Instance } from '../../contract/instance.ts'
import { canonicalInputs } from '../../service/canonicalInputs.ts'
import { throwReadError } from '../../check/files/fileErrors.ts'
import { readRegularFile } from '../../check/files/readFiles.ts'
import { UsageError } from '../../check/files/UsageError.ts'

/** What an API responded, as `mediplan record` writes it. Contains no key and no address. */
export interface RecordingFile {
  years: {
    /** The year of a preview; null for the standard instance. */
    year: number | null
    instance: unknown
    results: { answers: unknown; result: unknown }[]
  }[]
}

export interface RecordedYear {
  year: number | null
  /** The instance as it was received. */
  payload: unknown
  instance: Instance
  /** What was received, by answersKey. */
  results: ReadonlyMap<string, unknown>
}

/** @throws UsageError if the file cannot be read, or is not a recording */
export async function readRecording(path: string): Promise<RecordedYear[]> {
  const contents = await readRegularFile(path).catch(throwReadError(path))
  try {
    const { years } = JSON.parse('text' in contents ? contents.text : '') as RecordingFile
    return years.map(({ year, instance: payload, results }) => {
      const instance = parseInstance(payload)
      const entries = results.map(({ answers, result }) => [answersKey(instance, answers), result] as const)
      return { year, payload, instance, results: new Map(entries) }
    })
  } catch {
    // Whatever the difference is, the file has another origin.
    throw new UsageError(`${path} is not a recording of \`mediplan record\`. Name another file.`)
  }
}

/**
 * A text that is the same for all answers with the same effect.
 * @throws ContractError if the answers do not fit their schema
 */
export function answersKey(instance: Instance, answers: unknown): string {
  return JSON.stringify(canonicalInputs(instance, parseInputs(answers)))
}

import { DocumentError } from './DocumentError.ts'

/** Why files cannot be used. It says nothing that stands in them but the ids that a client offers. */
export interface FileProblem {
  /** The folder of the client; null when it concerns all of them. */
  client: string | null
  /** Inside the folder of all clients. */
  file: string
  /** Where the fault is inside the file, by JSON Pointer, and what was expected there. */
  errors: { pointer: string; expected: string }[]
  /** When it was first seen, in ISO 8601; a file that is mended wrongly has the time of the first fault. */
  since: string
}

type Outcome = 'unchanged' | 'unsettled' | 'loaded' | 'failed'

/** Something made of files, which stays as it was last good for as long as they do not check. */
export class LastGood<T> {
  value: T | undefined
  problem: FileProblem | undefined
  #seen: string | undefined
  #tried: string | undefined

  /**
   * @param client whose files they are; null for the file of the keys
   * @param load makes it of the files that there are, by their path
   */
  constructor(
    private readonly client: string | null,
    private readonly load: (files: string[]) => Promise<T>,
  ) {}

  /**
   * Loads it again if its files are other versions than those that were tried last, and the same as at the last
   * look: a file that is being written, or the second of two that change together, is waited for.
   * @param versions of its files, by their path
   */
  async look(versions: ReadonlyMap<string, string>, waits: boolean): Promise<Outcome> {
    const version = JSON.stringify([...versions].map((each) => each.join(' ')).toSorted())
    const isSettled = version === this.#seen || !waits
    this.#seen = version
    if (version === this.#tried) return 'unchanged'
    if (!isSettled) return 'unsettled'
    try {
      this.value = await this.load([...versions.keys()])
    } catch (error) {
      return this.#fail(error, version)
    }
    this.#tried = version
    this.problem = undefined
    return 'loaded'
  }

  #fail(error: unknown, version: string): Outcome {
    // It has gone since it was seen: the next look sees the version that is there then.
    if (isMissing(error)) return 'unsettled'
    const before = this.problem
    this.problem = problemOf(error, this.client, before)
    if (error instanceof DocumentError) this.#tried = version
    // What could not be read is tried again at every look, and told once.
    return isSameProblem(this.problem, before) ? 'unchanged' : 'failed'
  }
}

/**
 * What an error says of files, without what was found in them.
 * @param before the problem that was there already
 */
export function problemOf(error: unknown, client: string | null, before?: FileProblem): FileProblem {
  const common = { client, since: before?.since ?? new Date().toISOString() }
  if (error instanceof DocumentError) {
    const errors = error.problems.slice(0, 20).map(({ path, expected }) => ({ pointer: path, expected }))
    return { ...common, file: error.path, errors }
  }
  const { code = 'an error of our own' } = error as NodeJS.ErrnoException
  return { ...common, file: client ?? '.', errors: [{ pointer: '', expected: `to be readable (${code})` }] }
}

export function isSameProblem(one: FileProblem, other?: FileProblem) {
  return JSON.stringify(one) === JSON.stringify(other)
}

function isMissing(error: unknown) {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}

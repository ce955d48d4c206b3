import { isMissing } from './clientFolder.ts'
import { DocumentError } from './DocumentError.ts'
import { isSameProblem, problemOf, type FileProblem } from './FileProblem.ts'

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

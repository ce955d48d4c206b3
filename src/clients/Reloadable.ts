import { isMissing } from './readDocuments.ts'
import { DocumentError } from './DocumentError.ts'
import { isSameLoadError, toLoadError, type LoadError } from './LoadError.ts'

type Outcome = 'unchanged' | 'changing' | 'loaded' | 'failed'

/** A value that is loaded from files, and again when they change. It keeps its last valid version. */
export class Reloadable<T> {
  value: T | undefined
  loadError: LoadError | undefined
  /** The versions of all files at the last scan. */
  #scannedVersion: string | undefined
  /** The versions of all files at the last attempt to load them, unless one could not be read. */
  #attemptedVersion: string | undefined

  /** @param client the client's folder; null for keys.json */
  constructor(
    private readonly client: string | null,
    private readonly load: (files: string[]) => Promise<T>,
  ) {}

  /**
   * Loads the files if they have changed since the last attempt, but not since the last scan. So it waits for a file
   * that is being written, and for the second of two files that change together.
   * @param isFirst whether to load without a second scan, because nothing is served before
   */
  async update(versions: ReadonlyMap<string, string>, isFirst: boolean): Promise<Outcome> {
    const version = JSON.stringify([...versions].map((each) => each.join(' ')).toSorted())
    const isStable = version === this.#scannedVersion || isFirst
    this.#scannedVersion = version
    if (version === this.#attemptedVersion) return 'unchanged'
    if (!isStable) return 'changing'
    try {
      this.value = await this.load([...versions.keys()])
    } catch (error) {
      return this.#fail(error, version)
    }
    this.#attemptedVersion = version
    this.loadError = undefined
    return 'loaded'
  }

  #fail(error: unknown, version: string): Outcome {
    // A file was removed after the scan. The next scan finds the current version.
    if (isMissing(error)) return 'changing'
    const previous = this.loadError
    this.loadError = toLoadError(error, this.client, previous)
    // A file that cannot be read is tried again at every scan, but reported once.
    if (error instanceof DocumentError) this.#attemptedVersion = version
    return isSameLoadError(this.loadError, previous) ? 'unchanged' : 'failed'
  }
}

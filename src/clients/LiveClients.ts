import { join } from 'node:path'
import { keysFile } from '../contract/clientFiles.ts'
import { ContractError } from '../contract/ContractError.ts'
import { scanDocuments } from './readDocuments.ts'
import { createClient, type Client, type FoundClient } from './clients.ts'
import { DocumentError } from './DocumentError.ts'
import { groupByFolder } from './documents.ts'
import { loadDocuments } from './loadDocuments.ts'
import { isSameLoadError, overdueError, toLoadError, type LoadError } from './LoadError.ts'
import { findKeyIssues, readKeys, type Keys } from './readKeys.ts'
import { Reloadable } from './Reloadable.ts'

/** The version of each file by path: a text that changes whenever the file does. */
type Versions = ReadonlyMap<string, string>

/**
 * The clients of a folder, kept up to date while the service runs. A client is replaced as a whole, so that a request
 * gets either its old version or its new one. If its files have errors, it keeps its last valid version. A client
 * exists as long as keys.json has a key for it.
 *
 * The folder is scanned at intervals instead of watched: watchers miss or misreport changes to network folders, to the
 * targets of links, and to folders that were removed and return.
 */
export class LiveClients {
  /** By folder. */
  readonly #clients = new Map<string, Reloadable<Client>>()
  readonly #keys: Reloadable<Keys>
  /** Errors of the folder as a whole, and between the keys and the folders of the clients. */
  readonly #generalErrors = new Map<'folder' | 'keys', LoadError>()
  /** When the last scan ended. Later changes are not served yet. */
  scannedAt = new Date()

  constructor(
    private readonly root: string,
    private readonly report: (event: ClientEvent) => void,
  ) {
    this.#keys = new Reloadable(null, (files) =>
      loadDocuments(root, files, (documents) => readKeys(documents.get(keysFile))),
    )
  }

  get(key: string): FoundClient {
    // Without keys.json, every key may be a client's.
    if (!this.#keys.value) return null
    const folder = this.folderOf(key)
    return folder === undefined ? undefined : (this.#clients.get(folder)?.value ?? null)
  }

  folderOf(key: string): string | undefined {
    return this.#keys.value?.get(key)
  }

  /** The number of clients that are served. */
  get count(): number {
    return [...this.#foldersWithKey()].filter((folder) => this.#clients.get(folder)?.value).length
  }

  get loadErrors(): LoadError[] {
    const fileErrors = [this.#keys, ...this.#clients.values()].map(({ loadError }) => loadError)
    const all = [overdueError(this.scannedAt), ...this.#generalErrors.values(), ...fileErrors]
    return all.filter((loadError) => loadError !== undefined)
  }

  /**
   * Loads the files that have changed, once two scans in a row find the same version of them.
   * @param isFirst whether to load everything without a second scan, because nothing is served before
   */
  async scan({ isFirst = false } = {}): Promise<void> {
    const versions = await this.#scanFolder()
    if (versions) await this.#update(versions, isFirst)
    this.scannedAt = new Date()
  }

  async #scanFolder(): Promise<Versions | undefined> {
    try {
      const versions = await scanDocuments(this.root)
      this.#clearError('folder')
      return versions
    } catch (error) {
      this.#setError('folder', error)
      return undefined
    }
  }

  async #update(versions: Versions, isFirst: boolean) {
    const keyVersions = new Map([...versions].filter(([path]) => path === keysFile))
    const areKeysStable = await this.#reload(keysFile, this.#keys, keyVersions, isFirst)
    const folders = this.#versionsByFolder(versions)
    this.#removeClients(folders)
    let isStable = areKeysStable
    for (const [folder, clientVersions] of folders)
      isStable =
        (await this.#reload(folder, this.#findOrAddClient(folder), clientVersions, isFirst)) && isStable
    // A key and its folder may be added one after the other.
    if (isStable) this.#compareKeysWithFolders()
  }

  /** @returns whether the files are stable. */
  async #reload<T>(
    file: string,
    part: Reloadable<T>,
    versions: Versions,
    isFirst: boolean,
  ): Promise<boolean> {
    const outcome = await part.update(versions, isFirst)
    if (outcome === 'loaded') this.report({ kind: 'loaded', file })
    if (outcome === 'failed' && part.loadError)
      this.#reportFailure(part.loadError, part.value ? 'the last valid version' : 'nothing from it')
    return outcome !== 'changing'
  }

  /** The files of each client; none for a client with a key whose folder is missing. */
  #versionsByFolder(versions: Versions): Map<string, Versions> {
    const folders = new Map<string, Versions>()
    for (const [folder, inner] of groupByFolder(versions))
      folders.set(folder, new Map([...inner].map(([path, version]) => [`${folder}/${path}`, version])))
    const named = this.#foldersWithKey()
    for (const folder of this.#clients.keys())
      if (!folders.has(folder) && named.has(folder)) folders.set(folder, new Map())
    return folders
  }

  #removeClients(folders: ReadonlyMap<string, Versions>) {
    for (const folder of this.#clients.keys()) {
      if (folders.has(folder)) continue
      this.#clients.delete(folder)
      this.report({ kind: 'removed', file: folder })
    }
  }

  #foldersWithKey(): Set<string> {
    return new Set(this.#keys.value?.values())
  }

  #findOrAddClient(folder: string): Reloadable<Client> {
    const known = this.#clients.get(folder)
    if (known) return known
    const client = new Reloadable(folder, (files) =>
      loadDocuments(this.root, files, (documents) =>
        createClient(folder, groupByFolder(documents).get(folder) ?? new Map()),
      ),
    )
    this.#clients.set(folder, client)
    return client
  }

  #compareKeysWithFolders() {
    // Without keys, the error of keys.json is reported already.
    const issues = this.#keys.value ? findKeyIssues(this.#keys.value, [...this.#clients.keys()]) : []
    if (issues.length === 0) this.#clearError('keys')
    else this.#setError('keys', new DocumentError(keysFile, new ContractError('keys document', issues)))
  }

  #setError(part: 'folder' | 'keys', error: unknown) {
    const previous = this.#generalErrors.get(part)
    const loadError = toLoadError(error, null, previous)
    this.#generalErrors.set(part, loadError)
    if (isSameLoadError(loadError, previous)) return
    const served = this.count > 0 ? 'the last valid version' : 'nothing from it'
    this.#reportFailure(loadError, part === 'keys' ? 'everything else' : served)
  }

  #clearError(part: 'folder' | 'keys') {
    const loadError = this.#generalErrors.get(part)
    if (!loadError) return
    this.#generalErrors.delete(part)
    this.report({ kind: 'fixed', file: loadError.file })
  }

  #reportFailure(loadError: LoadError, served: ClientFailure['served']) {
    this.report({ kind: 'failed', loadError, served, folder: join(this.root, loadError.client ?? '') })
  }
}

/** A change in a client's folder or in keys.json. */
export type ClientEvent = { kind: 'loaded' | 'removed' | 'fixed'; file: string } | ClientFailure

interface ClientFailure {
  kind: 'failed'
  loadError: LoadError
  /** What is served until the error is fixed. */
  served: 'the last valid version' | 'nothing from it' | 'everything else'
  /** The folder with the error, relative to the working directory. */
  folder: string
}

import { join } from 'node:path'
import { ContractError } from '../contract/ContractError.ts'
import { keysFile } from '../contract/clientFiles.ts'
import { lookAtDocuments } from './clientFolder.ts'
import { createClient, type Client, type FoundClient } from './clients.ts'
import type { ClientEvent, Failure } from './ClientEvent.ts'
import { DocumentError } from './DocumentError.ts'
import { byFolder } from './documents.ts'
import { isSameProblem, overdueSince, problemOf, type FileProblem } from './FileProblem.ts'
import { LastGood } from './LastGood.ts'
import { loadFrom } from './loadFrom.ts'
import { findKeyIssues, readKeys, type Keys } from './readKeys.ts'

/**
 * The clients of a folder as it is now. Each is replaced whole, so that a request sees the old one or the new one;
 * one that does not check stays as it was. A client is there for as long as keys.json has a key for it.
 *
 * The folder is looked at again and again, rather than watched: a look sees what watchers miss or misname, which is
 * files on a network, links that are turned around, folders that come back.
 */
export class LiveClients {
  readonly #clients = new Map<string, LastGood<Client>>()
  readonly #keys: LastGood<Keys>
  /** When the folder had last been looked at from one end to the other: what has changed since is not served. */
  lookedAt = new Date()
  /** What is wrong with the folder as a whole, and between the keys and the folders in it. */
  readonly #general = new Map<'folder' | 'keys', FileProblem>()

  constructor(
    private readonly root: string,
    private readonly report: (event: ClientEvent) => void,
  ) {
    this.#keys = new LastGood(null, (files) =>
      loadFrom(root, files, (documents) => readKeys(documents.get(keysFile))),
    )
  }

  get(key: string): FoundClient {
    // Without keys there is no telling who is a stranger.
    if (!this.#keys.value) return null
    const folder = this.folderOf(key)
    return folder === undefined ? undefined : (this.#clients.get(folder)?.value ?? null)
  }

  folderOf(key: string): string | undefined {
    return this.#keys.value?.get(key)
  }

  /** How many can be reached. */
  get count(): number {
    return [...this.#named()].filter((folder) => this.#clients.get(folder)?.value).length
  }

  get problems(): FileProblem[] {
    const parts = [this.#keys, ...this.#clients.values()].map(({ problem }) => problem)
    const all = [overdueSince(this.lookedAt), ...this.#general.values(), ...parts]
    return all.filter((problem) => problem !== undefined)
  }

  /**
   * Takes up what has changed since the last look and is settled.
   * @param waits false at the first look, when there is nothing to serve meanwhile
   */
  async look(waits = true): Promise<void> {
    await this.#take(waits)
    this.lookedAt = new Date()
  }

  async #take(waits: boolean) {
    const versions = await lookAtDocuments(this.root).catch((error: unknown) => {
      this.#tell('folder', error)
    })
    if (!versions) return
    this.#tell('folder')
    const keys = new Map([...versions].filter(([path]) => path === keysFile))
    let isSettled = await this.#update(keysFile, this.#keys, keys, waits)
    for (const [folder, own] of this.#folders(versions))
      isSettled = (await this.#update(folder, this.#client(folder), own, waits)) && isSettled
    if (isSettled) this.#compareKeys()
  }

  #named(): Set<string> {
    return new Set(this.#keys.value?.values())
  }

  #client(folder: string): LastGood<Client> {
    const known = this.#clients.get(folder)
    if (known) return known
    const client = new LastGood(folder, (files) =>
      loadFrom(this.root, files, (documents) =>
        createClient(folder, byFolder(documents).get(folder) ?? new Map()),
      ),
    )
    this.#clients.set(folder, client)
    return client
  }

  /** The files by folder: none of a client that has a key, though its folder has gone. */
  #folders(versions: ReadonlyMap<string, string>) {
    const folders = new Map<string, Map<string, string>>()
    for (const [folder, own] of byFolder(versions))
      folders.set(folder, new Map([...own].map(([path, version]) => [`${folder}/${path}`, version])))
    for (const folder of this.#clients.keys()) {
      if (folders.has(folder)) continue
      if (this.#named().has(folder)) folders.set(folder, new Map())
      else {
        this.#clients.delete(folder)
        this.report({ kind: 'removed', file: folder })
      }
    }
    return folders
  }

  /** @returns whether nothing is left to wait for. */
  async #update<T>(file: string, part: LastGood<T>, versions: ReadonlyMap<string, string>, waits: boolean) {
    const outcome = await part.look(versions, waits)
    if (outcome === 'loaded') this.report({ kind: 'loaded', file })
    if (outcome === 'failed' && part.problem)
      this.#fail(part.problem, part.value ? 'what was last good' : 'nothing of it')
    return outcome !== 'unsettled'
  }

  #compareKeys() {
    // Without keys, what is wrong with their file says it all.
    const issues = this.#keys.value ? findKeyIssues(this.#keys.value, [...this.#clients.keys()]) : []
    const error = new DocumentError(keysFile, new ContractError('keys document', issues))
    this.#tell('keys', issues.length > 0 ? error : undefined)
  }

  /** Keeps what is wrong, or that nothing is any more, and reports what is new of it. */
  #tell(part: 'folder' | 'keys', error?: unknown) {
    const before = this.#general.get(part)
    if (error === undefined) {
      if (this.#general.delete(part)) this.report({ kind: 'mended', file: before?.file ?? '.' })
      return
    }
    const problem = problemOf(error, null, before)
    this.#general.set(part, problem)
    if (isSameProblem(problem, before)) return
    const kept = this.count > 0 ? 'what was last good' : 'nothing of it'
    this.#fail(problem, part === 'keys' ? 'the rest' : kept)
  }

  #fail(problem: FileProblem, served: Failure['served']) {
    this.report({ kind: 'failed', problem, served, folder: join(this.root, problem.client ?? '') })
  }
}

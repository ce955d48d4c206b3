import { LRUCache } from 'lru-cache'
import type { Client, FoundClient } from '../../clients/clients.ts'
import { entryName, parseEntry } from './clientEntries.ts'

/** The part of Cloudflare's KVNamespace that we use. */
export interface KvNamespace {
  get: (name: string, options: { type: 'text'; cacheTtl: number }) => Promise<string | null>
}

/** How long an entry stays fresh, in seconds: the minimum of KV's own cache. */
const maxAge = 30

/** Clients. The cache has to fit into the 128 MB of an isolate. */
const maxCached = 500

interface CachedClient {
  value: string
  client: Client
  /** Milliseconds since the epoch. */
  expires: number
}

/**
 * The clients of a KV namespace. Reads a client when its key is requested and caches it in the isolate. If an entry
 * cannot be read or has problems, its client keeps its last valid version; a client without one is null.
 * @param report receives each such error
 */
export function createKvClients(namespace: KvNamespace, report: (error: unknown) => void) {
  // Excludes unknown keys, so that a caller who guesses keys does not evict the clients.
  const cache = new LRUCache<string, CachedClient>({ max: maxCached })

  function store(key: string, value: string, client: Client) {
    cache.set(key, { value, client, expires: Date.now() + maxAge * 1000 })
    return client
  }

  return {
    async get(key: string): Promise<FoundClient> {
      const cached = cache.get(key)
      if (cached && Date.now() < cached.expires) return cached.client
      const name = entryName(key)
      if (name === undefined) return undefined
      try {
        const value = await namespace.get(name, { type: 'text', cacheTtl: maxAge })
        // Validating an unchanged entry again would cost more than the rest of the request.
        if (value !== null)
          return store(key, value, value === cached?.value ? cached.client : parseEntry(value))
        cache.delete(key)
        return undefined
      } catch (error) {
        report(error)
        return cached ? store(key, cached.value, cached.client) : null
      }
    },
  }
}

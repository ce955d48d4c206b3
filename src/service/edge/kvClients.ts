import type { Client } from '../../clients/clients.ts'
import type { FoundClient } from '../../clients/clients.ts'
import { entryName, openEntry } from './clientEntries.ts'

/** What is used of a KV namespace. */
export interface Namespace {
  get: (name: string, options: { type: 'text'; cacheTtl: number }) => Promise<string | null>
}

/** For how long an entry that was read holds, in seconds; the platform's own cache takes no less. */
const freshFor = 30

/** An isolate has 128 MB for everything. */
const mostRemembered = 500

interface Remembered {
  value: string
  client: Client
  /** In milliseconds since the epoch. */
  until: number
}

/**
 * The clients of a KV namespace, each read when its key is asked for.
 * An entry that cannot be read or does not check leaves its client as it was last good; of one that has not been good
 * here nothing is served.
 * @param report is told of each such failure.
 */
export function createKvClients(namespace: Namespace, report: (error: unknown) => void) {
  // Keys that nobody has are left out, or a stranger who tries many would push the clients out.
  const remembered = new Map<string, Remembered>()

  function remember(key: string, value: string, client: Client) {
    remembered.delete(key)
    remembered.set(key, { value, client, until: Date.now() + freshFor * 1000 })
    const [eldest] = remembered.keys()
    if (eldest !== undefined && remembered.size > mostRemembered) remembered.delete(eldest)
    return client
  }

  return {
    async get(key: string): Promise<FoundClient> {
      const known = remembered.get(key)
      if (known && Date.now() < known.until) return known.client
      const name = entryName(key)
      if (name === undefined) return undefined
      try {
        const value = await namespace.get(name, { type: 'text', cacheTtl: freshFor })
        // Checking costs more than all the rest of a request.
        if (value !== null)
          return remember(key, value, value === known?.value ? known.client : openEntry(value))
        remembered.delete(key)
        return undefined
      } catch (error) {
        report(error)
        return known ? remember(key, known.value, known.client) : null
      }
    },
  }
}

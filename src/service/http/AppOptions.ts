import type { Context } from 'hono'
import type { Client, ClientYear, FoundClient } from '../../clients/clients.ts'
import type { LocalizedYear } from '../../clients/LocalizedYear.ts'
import type { Bytes } from './encoding.ts'

/** Looks up clients by API key; a runtime may have to fetch one. */
export interface ClientSource {
  get(key: string): FoundClient | Promise<FoundClient>
}

/** Runs calculations one after another, so that callers take turns. */
export interface WorkQueue {
  /**
   * Runs work when it is the caller's turn, and no other work until it is done.
   * @returns undefined if the caller has too much work waiting
   */
  run<T>(caller: string, work: () => T | Promise<T>): Promise<T> | undefined
}

/** Counted in this process, or by a counter of the platform. */
type RateLimit =
  | { requests: number; seconds: number }
  | { binding: { limit(counter: { key: string }): Promise<{ success: boolean }> } }

/** Options of createApp, which differ between runtimes. */
export interface AppOptions {
  /** Other origins whose pages may call the API; none by default. */
  allowedOrigins?: readonly string[] | undefined
  /** For each API key and caller; unlimited by default. */
  rateLimit?: RateLimit | undefined
  /** Milliseconds for a request; 10,000 by default, because the calculator waits 15,000. */
  timeout?: number | undefined
  /** False if the platform compresses responses instead; then ETags are weak. */
  compresses?: boolean | undefined
  /** Compresses results; by default, with a CompressionStream, which every platform has. */
  gzip?: ((bytes: Bytes) => Promise<Bytes>) | undefined
  /** An address that the caller cannot forge; '' by default, which counts all callers as one. */
  callerAddress?: ((context: Context) => string) | undefined
  /** Without a queue, a calculation runs as soon as its request has arrived. */
  queue?: WorkQueue | undefined
  /** Bytes of the cached results; 4,000,000 by default, and 0 caches none. */
  maxCacheSize?: number | undefined
  /** Called for each accepted calculation. */
  onCacheLookup?: ((isHit: boolean) => void) | undefined
  /** Receives unexpected errors; by default they go to the console. */
  onError?: ((error: Error, context: Context) => void) | undefined
}

/** Context variables that middleware sets for the handlers after it. */
export interface ApiEnvironment {
  Variables: {
    client: Client
    clientYear: ClientYear
    /** The year in the language of the response. */
    localizedYear: LocalizedYear
    isReadingBody: boolean
    hasTimedOut: boolean
  }
}

import type { Context } from 'hono'
import type { FoundClient } from '../../clients/clients.ts'
import type { RateLimit } from './rateLimit.ts'

/** Where clients are looked up by their API key; a home may have to fetch one. */
export interface ClientSource {
  get(key: string): FoundClient | Promise<FoundClient>
}

/** Runs calculations one after another, so that other requests are answered between them. */
export interface WorkQueue {
  /**
   * Runs some work when it is the caller's turn.
   * @returns undefined when too much of the caller's work is waiting.
   */
  run<T>(caller: string, work: () => T): Promise<T> | undefined
}

/** What a home decides. */
export interface AppOptions {
  /** The origins, letter for letter, whose pages may call the API; none by default. Its own origin always may. */
  allowedOrigins?: readonly string[] | undefined
  /** How often one address may call with one key; without it, as often as it likes. */
  rateLimit?: RateLimit | undefined
  /** Milliseconds after which a request is given up; 10,000 by default, for the calculator waits 15,000. */
  timeout?: number | undefined
  /** False where the platform compresses answers by itself; tags are weak then. */
  compresses?: boolean | undefined
  /** The caller's address, as far as the home can trust it; '' by default, which makes all callers one. */
  addressOf?: ((context: Context) => string) | undefined
  /** Without it, a calculation runs as soon as its request has arrived. */
  queue?: WorkQueue | undefined
  /** Told of an error that nobody foresaw: the caller is not. The console by default. */
  onError?: ((error: Error, context: Context) => void) | undefined
}

import type { Loose } from '../sample.ts'

/** A client with something broken in it, and all that is found: rule, place, what is pointed at, and the sentences. */
export type BrokenClient = [name: string, change: (instance: Loose, plans: Loose) => void, found: string[]]

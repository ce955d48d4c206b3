import type { Loose } from '../sample.ts'

/** A change that breaks the sample client, and all diagnostics, formatted by `found` in sample.ts. */
export type BrokenClient = [name: string, change: (instance: Loose, plans: Loose) => void, found: string[]]

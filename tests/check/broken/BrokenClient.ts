import type { Loose } from '../sample.ts'

/** A change that breaks the sample client, and its diagnostics as formattedDiagnostics returns them. */
export type BrokenClient = [
  name: string,
  change: (instance: Loose, plans: Loose) => void,
  diagnostics: string[],
]

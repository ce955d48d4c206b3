import type { FileProblem } from './FileProblem.ts'

/** A change in a client's folder or in keys.json. */
export type ClientEvent = { kind: 'loaded' | 'removed' | 'fixed'; file: string } | ClientFailure

export interface ClientFailure {
  kind: 'failed'
  problem: FileProblem
  /** What is served until the problem is fixed. */
  served: 'the last valid version' | 'nothing from it' | 'everything else'
  /** The folder with the problem, relative to the working directory. */
  folder: string
}

import type { FileProblem } from './FileProblem.ts'

/** A client's folder, or the file of the keys, has changed. */
export type ClientEvent = { kind: 'loaded' | 'removed' | 'mended'; file: string } | Failure

export interface Failure {
  kind: 'failed'
  problem: FileProblem
  /** What is served meanwhile of what the problem is about. */
  served: 'what was last good' | 'nothing of it' | 'the rest'
  /** The folder with the fault, from where the process runs. */
  folder: string
}

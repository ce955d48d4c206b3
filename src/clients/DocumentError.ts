import type { ContractError } from '../contract/check.ts'
import type { PlacedProblem } from './placeProblems.ts'

/** A document of a folder of clients does not check. */
export class DocumentError extends Error {
  override name = 'DocumentError'
  readonly problems: PlacedProblem[]

  /** @param path of the document, inside the folder of all clients */
  constructor(
    readonly path: string,
    cause: ContractError,
  ) {
    super(`${path} cannot be served. ${cause.message}`, { cause })
    this.problems = cause.problems
  }
}

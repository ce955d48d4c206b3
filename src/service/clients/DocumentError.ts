import { ContractError, type Problem } from '../../contract/check.ts'

/** A document of a folder of clients does not check. */
export class DocumentError extends Error {
  override name = 'DocumentError'
  readonly problems: Problem[]

  /** @param path of the document, inside the folder of all clients */
  constructor(
    readonly path: string,
    cause: ContractError,
  ) {
    super(`${path} cannot be served. ${cause.message}`, { cause })
    this.problems = cause.problems
  }
}

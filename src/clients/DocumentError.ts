import type { ContractError } from '../contract/ContractError.ts'
import type { LocatedIssue } from './locateIssues.ts'

/** A document in a folder of clients has issues. */
export class DocumentError extends Error {
  override name = 'DocumentError'
  readonly issues: LocatedIssue[]

  /** @param path of the document inside the folder of all clients */
  constructor(
    readonly path: string,
    cause: ContractError,
  ) {
    super(`${path} cannot be served. ${cause.message}`, { cause })
    this.issues = cause.issues
  }
}

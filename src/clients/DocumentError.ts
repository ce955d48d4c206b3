import { ContractError } from '../contract/ContractError.ts'
import type { LocatedIssue } from './locateIssues.ts'

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

/** Adds the path of the document to the issues of a ContractError. */
export function inDocument<T>(path: (subject: string) => string, parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw error instanceof ContractError ? new DocumentError(path(error.subject), error) : error
  }
}

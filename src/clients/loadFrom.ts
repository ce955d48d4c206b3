import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ContractError } from '../contract/ContractError.ts'
import { readEach } from './clientFolder.ts'
import { DocumentError } from './DocumentError.ts'
import type { Documents } from './documents.ts'
import { mostErrors } from './FileProblem.ts'
import { locateIssues } from './locateIssues.ts'

/**
 * Makes something of documents of a folder.
 * @param make throws DocumentError for one that does not check
 * @throws DocumentError with the lines of its problems; the file system's error when a file cannot be read.
 */
export async function loadFrom<T>(
  folder: string,
  paths: readonly string[],
  make: (documents: Documents) => T,
): Promise<T> {
  try {
    return make(await readEach(folder, paths))
  } catch (error) {
    throw isOfOne(error, paths) ? await withPlaces(folder, error) : error
  }
}

/** Of what is missing there is nothing to look into, and what stands in its place may be no file at all. */
function isOfOne(error: unknown, paths: readonly string[]): error is DocumentError {
  return error instanceof DocumentError && paths.includes(error.path)
}

/** The error as it was when its file has gone, or cannot be gone through: the fault is to be told in any case. */
async function withPlaces(folder: string, error: DocumentError): Promise<DocumentError> {
  try {
    const text = await readFile(join(folder, error.path), 'utf8')
    const issues = locateIssues(text, error.issues.slice(0, mostErrors))
    return new DocumentError(error.path, new ContractError('document', issues))
  } catch {
    return error
  }
}

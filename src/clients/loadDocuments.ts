import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ContractError } from '../contract/ContractError.ts'
import { readFiles } from './readDocuments.ts'
import { DocumentError } from './DocumentError.ts'
import type { Documents } from './documents.ts'
import { maxErrors } from './LoadError.ts'
import { locateIssues } from './locateIssues.ts'

/**
 * Reads documents of a folder and parses them.
 * @param parse throws DocumentError for a document with issues
 * @throws DocumentError with the positions of its issues; the file system's error if a file cannot be read.
 */
export async function loadDocuments<T>(
  folder: string,
  paths: readonly string[],
  parse: (documents: Documents) => T,
): Promise<T> {
  try {
    return parse(await readFiles(folder, paths))
  } catch (error) {
    // A missing document has no positions.
    throw error instanceof DocumentError && paths.includes(error.path)
      ? await withPositions(folder, error)
      : error
  }
}

/** Returns the error unchanged if its file no longer exists or cannot be parsed. */
async function withPositions(folder: string, error: DocumentError): Promise<DocumentError> {
  try {
    const text = await readFile(join(folder, error.path), 'utf8')
    const issues = locateIssues(text, error.issues.slice(0, maxErrors))
    return new DocumentError(error.path, new ContractError('document', issues))
  } catch {
    return error
  }
}

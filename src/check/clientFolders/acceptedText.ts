import { parse, type ParseError } from 'jsonc-parser'
import { setValues, renameProperties } from '../edit/jsonEdits.ts'
import { UsageError } from '../files/UsageError.ts'

/**
 * Makes the entries of accepted.json follow their files.
 * @param moved the new path of a file; null if the file is deleted
 * @throws UsageError if the text cannot be edited
 */
export function moveAccepted(text: string, moved: (path: string) => string | null): string {
  const paths = listPaths(text)
  const deleted = paths.filter((path) => moved(path) === null)
  const kept = setValues(
    text,
    deleted.map((path) => [[path], undefined]),
  )
  return renameProperties(kept, [], (path) => moved(path) ?? path)
}

function listPaths(text: string): string[] {
  const errors: ParseError[] = []
  const document: unknown = parse(text, errors)
  if (errors.length > 0 || typeof document !== 'object' || document === null || Array.isArray(document))
    throw new UsageError('accepted.json has problems of its own. Fix them first.')
  return Object.keys(document).filter((name) => name.includes('/'))
}

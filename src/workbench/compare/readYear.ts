import { parse, type ParseError } from 'jsonc-parser'
import { yearFiles, type YearFile } from '../../contract/clientFiles.ts'
import type { YearTexts, YearValues } from '../../contract/yearDocuments.ts'

/** A file's text is not JSON. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError'
  readonly file: YearFile

  constructor(file: YearFile) {
    super(`${file} cannot be read, because its text is not complete JSON.`)
    this.file = file
  }
}

/** @throws UnreadableFileError for the first file whose text is not JSON. */
export function readYear(texts: YearTexts): YearValues {
  return Object.fromEntries(yearFiles.map((file) => [file, readText(file, texts[file])])) as YearValues
}

function readText(file: YearFile, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Slower, but reads comments and trailing commas.
    const errors: ParseError[] = []
    const value = parse(text, errors, { allowTrailingComma: true }) as unknown
    if (errors.length > 0) throw new UnreadableFileError(file)
    return value
  }
}

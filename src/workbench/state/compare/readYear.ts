import { parse, type ParseError } from 'jsonc-parser'
import { inFirstLanguage } from '../../../check/edit/editYear.ts'
import { yearFiles, type YearFile } from '../../../contract/clientFiles.ts'
import type { YearTexts, YearValues } from '../../../contract/yearDocuments.ts'

/** A file's text is not JSON. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError'
  readonly file: YearFile

  constructor(file: YearFile) {
    super(`${file} cannot be read, because its text is not complete JSON.`)
    this.file = file
  }
}

/**
 * The values of a year's texts. Names and other texts are strings in the client's first language.
 * @throws UnreadableFileError for the first file whose text is not JSON.
 */
export function readYear(texts: YearTexts): YearValues {
  const values = Object.fromEntries(yearFiles.map((file) => [file, readText(file, texts[file])]))
  return inFirstLanguage(values as YearValues)
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

import type { YearFile } from '../../contract/clientFiles.ts'
import { translatableTexts } from '../../contract/generated/translatableTexts.js'
import { isTranslations, type Translations } from '../../contract/languages.ts'
import { childPointer, parsePointer } from '../../contract/pointer.ts'

/** A text as the file has it: a string in the client's first language, or a map of languages. */
export interface TranslatableText {
  pointer: string
  text: string | Translations
}

/** The texts of a document that can be translated and have the right type. */
export function listTranslatableTexts(document: unknown, file: YearFile): TranslatableText[] {
  return translatableTexts[file].flatMap((pattern) => findTexts(document, parsePointer(pattern), ''))
}

function findTexts(value: unknown, [name, ...path]: string[], pointer: string): TranslatableText[] {
  if (name === undefined)
    return typeof value === 'string' || isTranslations(value) ? [{ pointer, text: value }] : []
  if (Array.isArray(value))
    return name === '*'
      ? value.flatMap((row, index) => findTexts(row, path, childPointer(pointer, index)))
      : []
  const part = Object.hasOwn(Object(value) as object, name) ? (value as never)[name] : undefined
  return findTexts(part, path, childPointer(pointer, name))
}

import { yearFiles, type YearFile } from '../../contract/clientFiles.ts'
import { isTranslations, languagesOf } from '../../contract/languages.ts'
import type { YearTexts, YearValues } from '../../contract/yearDocuments.ts'
import { copyValue } from './copyValue.ts'
import { parseText } from './parseText.ts'
import { hideTranslations, listTexts } from './translations.ts'

/** The values of a year's texts, as far as they can be parsed. Texts are strings in the client's first language. */
export function parseYear(texts: YearTexts): YearValues {
  return inFirstLanguage({
    'instance.json': parseText(texts['instance.json']).value,
    'plans.json': parseText(texts['plans.json']).value,
  })
}

/** The values of a year's documents with texts that are strings in the client's first language. */
export function inFirstLanguage(documents: YearValues): YearValues {
  const [first] = languagesOf(documents['instance.json'])
  const shown = yearFiles.map((file) => [file, documentInLanguage(documents[file], file, first)] as const)
  return Object.fromEntries(shown) as YearValues
}

/** A document with texts that are strings in a language. The same document if it has no others. */
export function documentInLanguage(document: unknown, file: YearFile, language: string): unknown {
  if (!listTexts(document, file).some(({ owner, property }) => isTranslations(owner[property])))
    return document
  const copy = copyValue(document)
  hideTranslations(copy, file, language)
  return copy
}

import { type YearFile, yearFiles } from '../../contract/clientFiles.ts'
import { languagesOf, isTranslations } from '../../contract/languages.ts'
import type { YearTexts, YearValues } from '../../contract/yearDocuments.ts'
import { editJson, type Copy, parseText, copyValue } from './editJson.ts'
import { hideTranslations, restoreTranslations, listTexts } from './translations.ts'

/**
 * Changes the values of both documents of a year, and writes only what differs. Names and other texts are strings in
 * the client's first language, and keep their translations.
 * @throws EditError if a text has syntax errors
 */
export function editYear(
  texts: YearTexts,
  change: (documents: YearValues, copy: Record<keyof YearTexts, Copy>) => void,
): YearTexts {
  let changed: Partial<YearTexts> = {}
  const instance = editDocument(texts, 'instance.json', (instanceValue, copyInInstance) => {
    changed = editDocument(texts, 'plans.json', (plansValue, copyInPlans) => {
      const copy = { 'instance.json': copyInInstance, 'plans.json': copyInPlans }
      change({ 'instance.json': instanceValue, 'plans.json': plansValue }, copy)
      return plansValue
    })
    return instanceValue
  })
  return { ...texts, ...instance, ...changed }
}

/** Changes the value of one document of a year, as editYear does. @param change as for editJson */
export function editDocument(
  texts: YearTexts,
  file: YearFile,
  change: (document: unknown, copy: Copy) => unknown,
): Partial<YearTexts> {
  const [first] = languagesOf(parseText(texts['instance.json']).value)
  const changeInFirst = (document: unknown, copy: Copy) => {
    hideTranslations(document, file, first)
    const changed = change(document, copy)
    restoreTranslations(changed, file, first)
    return changed
  }
  return { [file]: editJson(texts[file], changeInFirst, file) }
}

/** The last texts that were parsed: many parts of the workbench read the same ones. */
let lastParsed: { texts: YearTexts; values: YearValues } | undefined

/** The values of a year's texts, as far as they can be parsed. Texts are strings in the client's first language. */
export function parseYear(texts: YearTexts): YearValues {
  const last = lastParsed
  if (last && yearFiles.every((file) => last.texts[file] === texts[file])) return last.values
  const [first] = languagesOf(parseText(texts['instance.json']).value)
  const entries = yearFiles.map((file) => [
    file,
    documentInLanguage(parseText(texts[file]).value, file, first),
  ])
  const values = Object.fromEntries(entries) as YearValues
  lastParsed = { texts, values }
  return values
}

/** A document with texts that are strings in a language. The same document if it has no others. */
export function documentInLanguage(document: unknown, file: YearFile, language: string): unknown {
  if (!listTexts(document, file).some(({ owner, property }) => isTranslations(owner[property])))
    return document
  const copy = copyValue(document)
  hideTranslations(copy, file, language)
  return copy
}

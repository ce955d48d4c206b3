import type { YearTexts } from '../../contract/yearDocuments.ts'
import { EditError } from './editJson.ts'
import { editYear } from './editYear.ts'

/**
 * Adds terms that the documents cannot express to the list "Not in the calculator", such as a sentence of a brochure.
 * They are not shown to employees. Skips empty terms and those on the list.
 * @throws EditError if a text has syntax errors, or the list is not one
 */
export function addNotInCalculator(texts: YearTexts, terms: readonly string[]): YearTexts {
  return editYear(texts, ({ 'instance.json': document }) => {
    const instance = document as { notInCalculator?: { text: string }[] | null }
    const list = instance.notInCalculator ?? []
    if (!Array.isArray(list))
      throw new EditError(
        '“Not in the calculator” in instance.json is not a list. Choose File → Show JSON and correct it first.',
      )
    const listed = new Set(list.map(({ text }) => text))
    const added = new Set(terms.map((term) => term.trim()).filter((term) => term !== '' && !listed.has(term)))
    if (added.size > 0) instance.notInCalculator = [...list, ...Array.from(added, (text) => ({ text }))]
  })
}

import { addNotInCalculator } from '../../check/edit/addNotInCalculator.ts'
import { EditError } from '../../check/edit/editJson.ts'
import type { YearTexts } from '../../contract/yearDocuments.ts'

/** Puts terms on the list “Not in the calculator”. The error says what to correct first. */
export function leaveOut(texts: YearTexts, terms: readonly string[]) {
  if (terms.length === 0) return { texts, error: undefined }
  try {
    return { texts: addNotInCalculator(texts, terms), error: undefined }
  } catch (error) {
    if (!(error instanceof EditError)) throw error
    return { texts, error: error.message }
  }
}

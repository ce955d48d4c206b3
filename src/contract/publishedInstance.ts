import { isRecord } from './isRecord.ts'

/**
 * An instance document without the terms that employees are not shown. Only consultants and the client read these, so
 * anything that employees can open has them removed first.
 */
export function publishedInstance(document: unknown): unknown {
  if (!isRecord(document) || !Array.isArray(document.notInCalculator)) return document
  const shown = document.notInCalculator.filter((term) => isRecord(term) && term.isShown === true)
  return { ...document, notInCalculator: shown }
}

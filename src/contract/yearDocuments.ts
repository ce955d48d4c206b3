import type { YearFile } from './clientFiles.ts'

/** The texts of a year's documents. */
export type YearTexts = Record<YearFile, string>

/** The values of a year's documents, which may not match their schemas. */
export type YearValues = Record<YearFile, unknown>

/** A value for each of a year's documents. */
export function byYearFile<Value>(valueOf: (file: YearFile) => Value): Record<YearFile, Value> {
  return { 'instance.json': valueOf('instance.json'), 'plans.json': valueOf('plans.json') }
}

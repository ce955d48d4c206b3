import type { YearFile } from './clientFiles.ts'

/** The texts of a year's documents. */
export type YearTexts = Record<YearFile, string>

/** The values of a year's documents, which may not match their schemas. */
export type YearValues = Record<YearFile, unknown>

import { account } from './en/account.tsx'
import { comparison } from './en/comparison.tsx'
import { why } from './en/why.tsx'
import { years } from './en/years.tsx'

const texts = { comparison, years, why, account }

/** What each language provides. */
export type SectionTexts = typeof texts

/** The current language's texts for the sections of the results. They load during the calculation. */
export const sectionTexts: SectionTexts = texts

import { sections } from './en/sections.ts'
import { translate } from './language.ts'

/** The current language's texts for the sections of the results. */
export const sectionTexts = translate('sections', sections)

import { previewRules } from '../contract/consistency/previewYears.ts'
import { acceptanceRules } from './clients/acceptanceRules.ts'
import { folderRules } from './clients/folderRules.ts'
import { keyRules } from './clients/keyRules.ts'
import { misspelledFeature } from './clients/misspelledFeatures.ts'
import { schemaAddress } from './clients/schemaAddress.ts'
import type { RuleMeta } from './RuleMeta.ts'
import { clientLanguageRules } from './languages/clientLanguageRules.ts'
import { languageFileRules } from './languages/languageFileRules.ts'
import { translationRules } from './languages/translationRules.ts'
import { logoDownload } from './rules/brandRules.ts'
import { toLinterRule } from './rules/contractRules.ts'
import { instanceRules } from './rules/instanceRules.ts'
import { planComparisonRules } from './rules/planComparison/planComparisonRules.ts'
import { plansRules } from './rules/plansRules.ts'
import { internalError } from './runRule.ts'
import { syntaxRules } from './source/syntaxRules.ts'
import { adviceRules } from './structure/adviceRules.ts'
import { structureRules } from './structure/structureRules.ts'
import { wrongDocument } from './structure/wrongDocument.ts'

/** Every rule once, in the order in which they run. */
export const allRules: readonly RuleMeta[] = [
  ...new Map(
    [
      ...syntaxRules,
      ...structureRules,
      wrongDocument,
      ...adviceRules,
      ...folderRules,
      ...keyRules,
      schemaAddress,
      misspelledFeature,
      ...instanceRules,
      ...previewRules.map(toLinterRule),
      ...plansRules,
      ...planComparisonRules,
      ...clientLanguageRules,
      ...translationRules,
      ...Object.values(languageFileRules),
      logoDownload,
      ...acceptanceRules,
      internalError,
    ].map(({ code, severity, title }) => [code, { code, severity, title }]),
  ).values(),
]

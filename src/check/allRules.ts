import { previewRules } from '../contract/consistency/folders.ts'
import { acceptanceRules, folderRules } from './clients/folderRules.ts'
import { keyRules } from './clients/keyRules.ts'
import { schemaAddress } from './clients/schemaAddress.ts'
import { type RuleMeta, internalError } from './LinterRule.ts'
import { clientLanguageRules } from './languages/checkLanguages.ts'
import { languageFileRules } from './languages/checkLanguageFile.ts'
import { translationRules } from './languages/checkTranslations.ts'
import { toLinterRule } from './rules/contractRules.ts'
import { logoRules } from './rules/brandRules.ts'
import { instanceRules } from './rules/instanceRules.ts'
import { plansRules } from './rules/plansRules.ts'
import { syntaxRules } from './source/syntaxRules.ts'
import { adviceRules } from './structure/adviceRules.ts'
import { structureRules } from './structure/structureRules.ts'
import { wrongDocument } from './structure/documentKinds.ts'

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
      ...instanceRules,
      ...logoRules,
      ...previewRules.map(toLinterRule),
      ...plansRules,
      ...clientLanguageRules,
      ...translationRules,
      ...languageFileRules,
      ...Object.values(acceptanceRules),
      internalError,
    ].map((rule): [string, RuleMeta] => [rule.code, rule]),
  ).values(),
]

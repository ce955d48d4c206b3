import { previewRules } from '../contract/consistency/previewYears.ts'
import { acceptanceRules } from './clients/acceptanceRules.ts'
import { folderRules } from './clients/folderRules.ts'
import { keyRules } from './clients/keyRules.ts'
import { misspeltFeature } from './clients/misspeltFeatures.ts'
import { schemaAddress } from './clients/schemaAddress.ts'
import type { RuleName } from './Fault.ts'
import { toLinterRule } from './rules/contractIssues.ts'
import { instanceRules } from './rules/instanceRules.ts'
import { lineUpRules } from './rules/lineUpRules.ts'
import { plansRules } from './rules/plansRules.ts'
import { internalError } from './runRule.ts'
import { syntaxRules } from './source/syntax.ts'
import { adviceRules } from './structure/adviceRules.ts'
import { structureRules } from './structure/structureRules.ts'
import { wrongDocument } from './structure/wrongDocument.ts'

/** Every rule once, in the order in which they are looked at. */
export const allRules: readonly RuleName[] = [
  ...new Map(
    [
      ...syntaxRules,
      ...structureRules,
      wrongDocument,
      ...adviceRules,
      ...folderRules,
      ...keyRules,
      schemaAddress,
      misspeltFeature,
      ...instanceRules,
      ...previewRules.map(toLinterRule),
      ...plansRules,
      ...lineUpRules,
      ...acceptanceRules,
      internalError,
    ].map(({ code, severity, title }) => [code, { code, severity, title }]),
  ).values(),
]

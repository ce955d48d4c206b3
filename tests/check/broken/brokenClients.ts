import { clientFiles } from '../sample.ts'
import { brokenAdvice } from './advice.ts'
import { brokenAgreement } from './agreement.ts'
import type { BrokenClient, BrokenFolder, Files } from './BrokenClient.ts'
import { brokenFolders } from './folders.ts'
import { brokenInstances } from './instance.ts'
import { brokenLanguageFiles, brokenTranslations } from './languages.ts'
import { brokenLegalLimits } from './legalLimits.ts'
import { misspelledIds } from './misspelledIds.ts'
import { misspelledNames } from './misspelledNames.ts'
import { brokenMoney } from './money.ts'
import { brokenQuestions } from './noEffectQuestion.ts'
import { brokenOffers } from './offers.ts'
import { brokenOutliers } from './outliers.ts'
import { brokenPaymentProperties } from './paymentProperties.ts'
import { brokenPayments } from './payments.ts'
import { brokenPayroll } from './payroll.ts'
import { brokenPlanComparisons } from './planComparison.ts'
import { brokenStructure } from './structure.ts'
import { brokenTexts } from './texts.ts'

const changes: BrokenClient[] = [
  ...brokenStructure,
  ...brokenAdvice,
  ...brokenInstances,
  ...brokenAgreement,
  ...misspelledIds,
  ...misspelledNames,
  ...brokenPayments,
  ...brokenPaymentProperties,
  ...brokenOffers,
  ...brokenPayroll,
  ...brokenLegalLimits,
  ...brokenMoney,
  ...brokenOutliers,
  ...brokenPlanComparisons,
  ...brokenQuestions,
]

interface BrokenFiles {
  name: string
  files: Files
  diagnostics: string[]
}

/** The files after each change of the documents, which have texts in one language. */
export const brokenDocuments: BrokenFiles[] = changes.map(toFiles)

/** The files after each change that does not concern languages. */
export const brokenFiles: BrokenFiles[] = [
  ...brokenDocuments,
  ...[...brokenFolders, ...brokenTexts].map(toFolder),
]

/** The files after each change of languages. The service serves a client without a broken language. */
export const brokenLanguages: BrokenFiles[] = [
  ...brokenTranslations.map(toFiles),
  ...brokenLanguageFiles.map(toFolder),
]

function toFiles([name, change, ...diagnostics]: BrokenClient): BrokenFiles {
  return { name, files: clientFiles(change), diagnostics }
}

function toFolder([name, change, ...diagnostics]: BrokenFolder): BrokenFiles {
  const files = clientFiles()
  change(files)
  return { name, files, diagnostics }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientFiles } from '../sample.ts'
import { brokenAdvice, brokenInstances, brokenStructure } from './structure.ts'
import { brokenAgreement, misspelledIds, misspelledNames } from './agreement.ts'
import type { BrokenClient, BrokenFolder, Files } from './BrokenClient.ts'
import { brokenFolders, brokenTexts } from './folders.ts'
import { brokenLanguageFiles, brokenTranslations } from './languages.ts'
import { brokenLegalLimits, brokenMoney, brokenOutliers } from './money.ts'
import { brokenQuestions } from './noEffectQuestion.ts'
import { brokenOffers } from './offers.ts'
import { brokenPaymentProperties, brokenPayments } from './payments.ts'
import { brokenPayroll } from './payroll.ts'

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
  ...brokenQuestions,
]

interface BrokenFiles {
  name: string
  files: Files
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

/** The file with what is reported for each change. `npx vitest tests/check/rules.test.ts --update` writes it. */
export const reportsFile = join(import.meta.dirname, 'reports.txt')

const reports = readFileSync(reportsFile, 'utf8').split(/\n\n(?=# )/)

/** The report on a change: its name, and a line for each diagnostic. */
export function reportOf(name: string): string {
  return reports.find((report) => report.startsWith(`# ${name}\n`)) ?? ''
}

/** A report with escaped invisible characters. */
export function toReport(name: string, lines: readonly string[]): string {
  return [`# ${name}`, ...lines]
    .join('\n')
    .replaceAll(/[^\P{C}\n]|\uFFFD/gu, (found) => `\\u{${found.codePointAt(0)!.toString(16)}}`)
}

function toFiles([name, change]: BrokenClient): BrokenFiles {
  return { name, files: clientFiles(change) }
}

function toFolder([name, change]: BrokenFolder): BrokenFiles {
  const files = clientFiles()
  change(files)
  return { name, files }
}

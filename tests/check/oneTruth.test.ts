import { expect, it, describe } from 'vitest'
import { checkClients } from '../../src/check/checkClients.ts'
import { parseInstance } from '../../src/contract/instance.ts'
import { createClients } from '../../src/clients/clients.ts'
import { brokenAdvice } from './broken/advice.ts'
import { brokenAgreement } from './broken/agreement.ts'
import { brokenFolders } from './broken/folders.ts'
import { brokenInstances } from './broken/instance.ts'
import { brokenLegalLimits } from './broken/legalLimits.ts'
import { misspelledIds } from './broken/misspelledIds.ts'
import { misspelledNames } from './broken/misspelledNames.ts'
import { brokenMoney } from './broken/money.ts'
import { brokenPayments } from './broken/payments.ts'
import { brokenPayroll } from './broken/payroll.ts'
import { brokenPlanComparisons } from './broken/planComparison.ts'
import { brokenStructure } from './broken/structure.ts'
import { brokenTexts } from './broken/texts.ts'
import { clientFiles } from './sample.ts'

const clients = [
  ...brokenAdvice,
  ...brokenAgreement,
  ...misspelledIds,
  ...misspelledNames,
  ...brokenInstances,
  ...brokenLegalLimits,
  ...brokenPlanComparisons,
  ...brokenMoney,
  ...brokenPayments,
  ...brokenPayroll,
  ...brokenStructure,
].map(([name, change]) => ({ name, files: clientFiles(change) }))

const folders = [...brokenFolders, ...brokenTexts].map(([name, change]) => {
  const files = clientFiles()
  change(files)
  return { name, files }
})

describe('What has errors is what the service refuses, and nothing else', () => {
  it.each([...clients, ...folders])('$name', ({ files }) => {
    expect(errorsIn(files).length > 0).toBe(isRefused(() => createClients(documentsOf(files))))
  })
})

describe('What has errors of its own is what the calculator refuses', () => {
  it.each(clients)('$name', ({ files }) => {
    const document = () => parseInstance(documentsOf(files).get('ours/instance.json'))
    files.delete('ours/plans.json')
    const ofInstance = errorsIn(files).filter(({ file }) => file === 'ours/instance.json')
    expect(ofInstance.length > 0).toBe(isRefused(document))
  })
})

/** But for what a parser leaves out without a word, so that nobody who has read the file can know of it. */
function errorsIn(files: ReadonlyMap<string, string>) {
  return checkClients(files).filter(
    ({ severity, rule }) => severity === 'error' && rule !== 'contradicting-property',
  )
}

/** As the service reads them: those that it knows, each as JSON. */
function documentsOf(files: ReadonlyMap<string, string>): Map<string, unknown> {
  const read = [...files].filter(([path]) =>
    /^(keys|ours\/(\d+\/)?(instance|plans)|theirs\/(instance|plans))\.json$/.test(path),
  )
  return new Map(read.map(([path, text]) => [path, JSON.parse(text) as unknown]))
}

function isRefused(read: () => unknown) {
  try {
    read()
    return false
  } catch {
    return true
  }
}

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

describe('The linter reports errors exactly if the service rejects the files', () => {
  it.each([...clients, ...folders])('$name', ({ files }) => {
    expect(errorsIn(files).length > 0).toBe(isRejected(() => createClients(documentsOf(files))))
  })
})

describe('The linter reports errors in instance.json exactly if the calculator rejects it', () => {
  it.each(clients)('$name', ({ files }) => {
    const document = () => parseInstance(documentsOf(files).get('ours/instance.json'))
    files.delete('ours/plans.json')
    const errors = errorsIn(files).filter(({ file }) => file === 'ours/instance.json')
    expect(errors.length > 0).toBe(isRejected(document))
  })
})

/** Without contradicting properties: the service cannot see them, because its parser drops the first. */
function errorsIn(files: ReadonlyMap<string, string>) {
  return checkClients(files).filter(
    ({ severity, rule }) => severity === 'error' && rule !== 'contradicting-property',
  )
}

/** The documents that the service reads. */
function documentsOf(files: ReadonlyMap<string, string>): Map<string, unknown> {
  const read = [...files].filter(([path]) =>
    /^(keys|ours\/(\d+\/)?(instance|plans)|theirs\/(instance|plans))\.json$/.test(path),
  )
  return new Map(read.map(([path, text]) => [path, JSON.parse(text) as unknown]))
}

function isRejected(read: () => unknown) {
  try {
    read()
    return false
  } catch {
    return true
  }
}

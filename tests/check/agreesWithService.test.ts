import { expect, it, describe } from 'vitest'
import { checkClients } from '../../src/check/checkClients.ts'
import { parseInstance } from '../../src/contract/instance.ts'
import { createClients } from '../../src/clients/clients.ts'
import { brokenDocuments, brokenFiles } from './broken/brokenClients.ts'

describe('The linter reports errors exactly if the service rejects the files', () => {
  it.each(brokenFiles)('$name', ({ files }) => {
    expect(errorsIn(files).length > 0).toBe(isRejected(() => createClients(documentsOf(files))))
  })
})

describe('The linter reports errors in instance.json exactly if the calculator rejects it', () => {
  it.each(brokenDocuments)('$name', ({ files }) => {
    const document = () => parseInstance(documentsOf(files).get('ours/instance.json'))
    const withoutPlans = new Map([...files].filter(([path]) => path !== 'ours/plans.json'))
    const errors = errorsIn(withoutPlans).filter(({ file }) => file === 'ours/instance.json')
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

import { describe, expect, it, test } from 'vitest'
import { checkClients } from '../../src/check/checkClients.ts'
import { createYear } from '../../src/clients/clients.ts'
import { ContractError } from '../../src/contract/ContractError.ts'
import { locateIssues, type LocatedIssue } from '../../src/clients/locateIssues.ts'
import { clientFiles, type Loose } from '../check/sample.ts'

const wholeDocument = { pointer: '', expected: 'JSON', found: 'another text' }
const secret = 'zq5ecret'

describe('locates the syntax error, without the text of the file, of', () => {
  it.each([
    ['a number with a thousands separator', `{\n  "${secret}": 1,500\n}`, '2:17', 'property name expected'],
    ['a byte order mark', `\uFEFF{"${secret}": 1}`, '1:1', 'without a byte order mark'],
    ['a comment', `{\r\n  // ${secret}\r\n}`, '2:3', 'invalid comment token'],
    ['a trailing comma', `{"${secret}": [1,]}`, '1:17', 'value expected'],
    ['an unterminated string', `{"a":\n"${secret}`, '2:1', 'unexpected end of string'],
    ['an empty file', '', '1:1', 'value expected'],
  ])('%s', (_, text, position, words) => {
    const [issue] = locateIssues(text, [wholeDocument])
    expect(`${issue!.line}:${issue!.column}`).toBe(position)
    expect(issue!.expected).toContain(words)
    expect(JSON.stringify(issue)).not.toContain(secret)
  })

  it('another encoding', () => {
    const issue = { ...wholeDocument, expected: 'a text in UTF-8' }
    expect(locateIssues('{\n"a": "\uFFFD"}', [issue])).toEqual([{ ...issue, line: 2, column: 7 }])
  })
})

describe('reports the same line as the linter', () => {
  it.each<[string, (instance: Loose, plans: Loose) => void]>([
    ['a value of another type', ({ client }) => (client.planYear = '2027')],
    ['a missing property', ({ services }) => delete services[1].name],
    ['a forbidden property', (_, { plans }) => (plans[0].payment.coInsurance = 20)],
    ['an empty list', ({ locations }) => locations.splice(0)],
    ['a row of another type', ({ scenarios }) => scenarios.splice(1, 1, 5)],
    ['an id that the other file does not have', (_, { locations }) => (locations[0].id = 'gone')],
  ])('for %s', (_, change) => {
    const files = clientFiles(change)
    const errors = checkClients(files).filter(({ severity }) => severity === 'error')
    expect(errors).not.toEqual([])
    const lines = issuesOfYear(files).map(({ line }) => line)
    expect(lines).toEqual(expect.arrayContaining(errors.map(({ start }) => start.line)))
  })
})

test('locates the last of two properties with the same name, which JSON.parse reads', () => {
  const issue = { pointer: '/a/0', expected: 'integer', found: '"1"' }
  expect(locateIssues('{ "a": [1],\n  "a": [\n  "1"] }', [issue])).toEqual([{ ...issue, line: 3, column: 3 }])
})

/** The service's issues for the two documents of a year, with positions. */
function issuesOfYear(files: ReadonlyMap<string, string>): LocatedIssue[] {
  const text = (name: string) => files.get(`ours/${name}.json`)!
  try {
    createYear(JSON.parse(text('instance')), JSON.parse(text('plans')))
    return []
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    return locateIssues(text(error.subject === 'instance' ? 'instance' : 'plans'), error.issues)
  }
}

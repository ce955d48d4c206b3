import { describe, expect, it, test } from 'vitest'
import { checkClients } from '../../src/check/checkClients.ts'
import { createYear } from '../../src/clients/clients.ts'
import { ContractError } from '../../src/contract/ContractError.ts'
import { locateIssues, type LocatedIssue } from '../../src/clients/locateIssues.ts'
import { clientFiles, type Loose } from '../check/sample.ts'

const whole = { pointer: '', expected: 'JSON', found: 'another text' }
const secret = 'zq5ecret'

describe('Of what is no JSON it says where, how, and nothing of what stands there', () => {
  it.each([
    [
      'a number with a comma for its thousands',
      `{\n  "${secret}": 1,500\n}`,
      '2:17',
      'property name expected',
    ],
    ['a byte order mark', `\uFEFF{"${secret}": 1}`, '1:1', 'without a byte order mark'],
    ['a comment', `{\r\n  // ${secret}\r\n}`, '2:3', 'invalid comment token'],
    ['a comma too many', `{"${secret}": [1,]}`, '1:17', 'value expected'],
    ['a text without an end', `{"a":\n"${secret}`, '2:1', 'unexpected end of string'],
    ['nothing', '', '1:1', 'value expected'],
  ])('%s', (_, text, place, words) => {
    const [issue] = locateIssues(text, [whole])
    expect(`${issue!.line}:${issue!.column}`).toBe(place)
    expect(issue!.expected).toContain(words)
    expect(JSON.stringify(issue)).not.toContain(secret)
  })

  it('another encoding', () => {
    const issue = { ...whole, expected: 'a text in UTF-8' }
    expect(locateIssues('{\n"a": "\uFFFD"}', [issue])).toEqual([{ ...issue, line: 2, column: 7 }])
  })
})

describe('It leads to the line that the check leads to', () => {
  it.each<[string, (instance: Loose, plans: Loose) => void]>([
    ['a value of another type', ({ client }) => (client.planYear = '2027')],
    ['a property that is missing', ({ services }) => delete services[1].name],
    ['a property that is forbidden', (_, { plans }) => (plans[0].payment.coInsurance = 20)],
    ['a list that is empty', ({ locations }) => locations.splice(0)],
    ['an entry of a list that is wrong', ({ scenarios }) => scenarios.splice(1, 1, 5)],
    ['a row that the other file does not have', (_, { locations }) => (locations[0].id = 'gone')],
  ])('of %s', (_, change) => {
    const files = clientFiles(change)
    const errors = checkClients(files).filter(({ severity }) => severity === 'error')
    expect(errors).not.toEqual([])
    const lines = issuesOfYear(files).map(({ line }) => line)
    expect(lines).toEqual(expect.arrayContaining(errors.map(({ start }) => start.line)))
  })
})

test('Of a property that stands there twice it leads to the last, which is the one that is read', () => {
  const issue = { pointer: '/a/0', expected: 'integer', found: '"1"' }
  expect(locateIssues('{ "a": [1],\n  "a": [\n  "1"] }', [issue])).toEqual([{ ...issue, line: 3, column: 3 }])
})

/** What the service says of the two documents of a year, with places. */
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

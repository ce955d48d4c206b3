import { describe, expect, it, test } from 'vitest'
import { checkClients } from '../../src/check/checkClients.ts'
import { applyFixes } from '../../src/check/applyFixes.ts'
import { clientFiles, type Loose } from './sample.ts'

/** The text of a file after all fixes. */
function applyAllFixes(files: Map<string, string>, path: string) {
  const diagnostics = checkClients(files).filter(({ file }) => file === path)
  return applyFixes(files.get(path)!, diagnostics).text
}

const instance = 'ours/instance.json'
const plans = 'ours/plans.json'

describe('Fixes what has only one possible fix, and changes nothing else:', () => {
  it.each([
    ['a trailing comma', instance, '"uses": 2', '"uses": 2,', '"uses": 2'],
    ['a comma missing at the end of a line', instance, '"Ours",', '"Ours"', '"Ours",'],
    ['a comma missing before a carriage return', instance, '"Ours",\n', '"Ours"\r', '"Ours",\r'],
    ['a comma missing before a comment', instance, '"Ours",', '"Ours" // us', '"Ours", // us'],
    ['a byte order mark', plans, '{', '\uFEFF{', '{'],
    ['a whole number in quotes', instance, '"planYear": 2027', '"planYear": "2027"', '"planYear": 2027'],
    ['an id of the other type', plans, '"id": 7', '"id": "7"', '"id": 7'],
    ['a rounding error', plans, '"factor": 1.2', '"factor": 1.2000000000000002', '"factor": 1.2'],
    ['a misspelled feature', instance, '"singleChild"', '"singleChilds"', '"singleChild"'],
    ['an amount with a comma', plans, '"yearly": 1200\n', '"yearly": "1,200"\n', '"yearly": 1200\n'],
    ['dollars in quotes', plans, '"copay": 20', '"copay": "$25"', '"copay": 25'],
    ['a value in the wrong case', plans, '"HSA"', '"hsa"', '"HSA"'],
    [
      'a misspelled name of a used service',
      instance,
      '"name": "Office visit",\n      "uses"',
      '"name": "Ofice visit",\n      "uses"',
      '"name": "Office visit",\n      "uses"',
    ],
    ['a space around a name', instance, '"Here"', '" Here\u00a0"', '"Here"'],
    [
      'a space after escape sequences',
      instance,
      '"Ours"',
      '"Caf\\u00e9 \\/ x \\u0020"',
      '"Caf\\u00e9 \\/ x"',
    ],
  ])('%s', (_, path, original, broken, expected) => {
    const files = clientFiles()
    const text = files.get(path)!.replace(original, broken)
    expect(text).not.toBe(files.get(path))
    files.set(path, text)
    expect(applyAllFixes(files, path)).toBe(text.replace(broken, expected))
  })
})

describe('Does not change what only a person can decide:', () => {
  it.each([
    ['two misspellings of a name', plans, '"displayName": "Rich', '"displaynam": "", "displayname": "Rich'],
    ['an id that is similar to no other', plans, '"id": "here"', '"id": "elsewhere"'],
    ['a comment', instance, '{', '{ // ours\n'],
    ['a colon that is missing', plans, '"copay": 20', '"copay" 20'],
    ['an amount with a comma, without quotes', plans, '"EE": 1200', '"EE": 1,200'],
    ['single quotation marks', instance, '"Ours"', "'Ours'"],
    ['a number with three decimals', plans, '"factor": 1.2', '"factor": 1.125'],
    ['a percentage instead of a factor', plans, '"factor": 1.2', '"factor": "120%"'],
    ['dollars instead of a percentage', plans, '"coinsurance": 10', '"coinsurance": "$10"'],
    ['a number in quotes where a string is allowed', instance, '"id": "low"', '"id": "17"'],
    ['a comma missing within a line', plans, '"EE": 1200,\n', '"EE": 1200 '],
    ['a missing closing quotation mark', plans, '"capped",', '"capped,'],
    ['missing commas next to another syntax error', instance, '"Ours",', '"Ours"\n"a": oops'],
    ['a repeated property', instance, '"planYear": 2027', '"planYear": 2027, "planYear": 2027'],
    ['a file that is not in UTF-8', instance, '"Ours",', '"\uFFFDurs"'],
  ])('%s', (_, path, original, broken) => {
    const files = clientFiles()
    const before = files.get(path)!
    files.set(path, before.replace(original, broken))
    expect(files.get(path)).not.toBe(before)
    expect(applyAllFixes(files, path)).toBe(files.get(path))
  })
})

test('offers no fixes for a file that is not in UTF-8', () => {
  const files = clientFiles((i) => (i.client.planYear = '2027'))
  expect(checkClients(files)[0]!.fix).toBeDefined()
  files.set(instance, files.get(instance)!.replace('Ours', '\uFFFDurs'))
  expect(checkClients(files).map(({ rule, fix }) => [rule, fix])).toEqual([
    ['wrong-type', undefined],
    ['not-utf-8', undefined],
  ])
})

test('keeps line ends, indentation, and comments', () => {
  const files = clientFiles()
  const text = files
    .get(instance)!
    .replaceAll('  ', '\t')
    .replaceAll('\n', '\r\n')
    .replace('{', '{ // of ours')
  files.set(
    instance,
    text.replace('"planYear": 2027', '"planYear": "2027"').replace('"uses": 2', '"uses": 2,'),
  )
  expect(applyAllFixes(files, instance)).toBe(text)
})

test('applies only the first of overlapping fixes', () => {
  const fix = (text: string) => [{ offset: 1, length: 2, text }]
  const position = { offset: 1, line: 1, column: 2 }
  const diagnostic = (text: string): Loose => ({ rule: text, start: position, end: position, fix: fix(text) })
  const { text, fixed } = applyFixes('abcd', [diagnostic('X'), diagnostic('Y')])
  expect(text).toBe('aXd')
  expect(fixed.map(({ rule }) => rule)).toEqual(['X'])
})

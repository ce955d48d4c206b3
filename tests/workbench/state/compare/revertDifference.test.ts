import { expect, it } from 'vitest'
import { EditProblem } from '../../../../src/check/edit/editJson.ts'
import { compareYears } from '../../../../src/workbench/state/compare/compareYears.ts'
import { revertDifference } from '../../../../src/workbench/state/compare/revertDifference.ts'
import { sampleYear, toTexts } from './sampleYear.ts'

const before = toTexts(sampleYear())
const year = sampleYear()
year.plans.plans.reverse()
const compared = toTexts(year)

it('restores an order with the comments in the entries', () => {
  const texts = { ...compared, 'plans.json': compared['plans.json'].replace('"key"', '/* HSA */ "key"') }
  const [difference] = compareYears(before, texts)
  const reverted = revertDifference(texts, difference!)
  expect(reverted['plans.json']).toContain('/* HSA */ "key"')
  expect(compareYears(before, reverted)).toEqual([])
})

it('refuses to overwrite what was typed since', () => {
  const [difference] = compareYears(before, compared)
  const typed = { ...compared, 'plans.json': compared['plans.json'].replace('26', '24') }
  expect(() => revertDifference(typed, difference!, compared)).toThrow(EditProblem)
})

it('keeps what was typed since into the other file', () => {
  const [difference] = compareYears(before, compared)
  const typed = { ...compared, 'instance.json': compared['instance.json'].replace('Cascade', 'Cascadia') }
  const reverted = revertDifference(typed, difference!, compared)
  expect(compareYears(before, reverted).map(({ text }) => text)).toEqual([
    'Client name: “Cascade” → “Cascadia”',
  ])
})

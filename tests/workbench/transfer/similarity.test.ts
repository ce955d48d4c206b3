import { expect, it } from 'vitest'
import { titleSimilarity } from '../../../src/workbench/transfer/similarity.ts'
import { tierTitles } from '../../../src/workbench/cells/tierTitles.ts'

const mostSimilarTier = (title: string) => {
  const rated = Object.entries(tierTitles).map(([tier, each]) => ({
    tier,
    score: titleSimilarity(title, each),
  }))
  const [best] = rated.toSorted((one, other) => other.score - one.score)
  return best!.score >= 0.5 ? best!.tier : undefined
}

it.each([
  ['EE', 'EE'],
  ['EE Only', 'EE'],
  ['Employee Only', 'EE'],
  ['Emp. only', 'EE'],
  ['Single', 'EE'],
  ['Individual', 'EE'],
  ['EE + Spouse', 'ES'],
  ['Employee + Spouse/Domestic Partner', 'ES'],
  ['Emp & Sp', 'ES'],
  ['EE + Child(ren)', 'EC'],
  ['Emp + Child(ren)', 'EC'],
  ['Employee & Children', 'EC'],
  ['EE+CH', 'EC'],
  ['Employee + 1 Child', 'EK'],
  ['Employee and one child', 'EK'],
  ['EE + Family', 'EF'],
  ['Family', 'EF'],
  ['FAM', 'EF'],
  ['Employee, Spouse & Children', 'EF'],
  ['Employee + 1', undefined],
  ['Employer cost', undefined],
  ['Total', undefined],
])('The title "%s" is of the tier %s', (title, tier) => {
  expect(mostSimilarTier(title)).toBe(tier)
})

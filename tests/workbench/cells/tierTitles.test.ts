import { expect, it } from 'vitest'
import { readTier } from '../../../src/workbench/cells/tierTitles.ts'

it.each([
  ['Ch', 'EC'],
  ['Child(ren) only', 'EC'],
  ['EE + Spouse', 'ES'],
  ['All of us', 'EF'],
  ['Children’s glasses', undefined],
])('The title “%s” means the tier %s', (title, tier) => {
  expect(readTier(title)).toBe(tier)
})

import { expect, it } from 'vitest'
import { compareYears } from '../../../../src/workbench/state/compare/compareYears.ts'
import { revertDifference } from '../../../../src/workbench/state/compare/revertDifference.ts'
import { compareWithSample, sampleYear, toTexts, type Year } from './sampleYear.ts'

export type DifferenceCase = [line: string, change: (year: Year) => void]

/** Each change of the sample is one line, which can be reverted. */
export function testDifferences(cases: readonly DifferenceCase[]): void {
  it.each(cases)('is %s', (line, change) => {
    expect(compareWithSample(change).map(({ text }) => text)).toEqual([line])
  })

  it.each(cases)('can be reverted: %s', (_, change) => {
    const before = toTexts(sampleYear())
    const changed = sampleYear()
    change(changed)
    const after = toTexts(changed)
    const [difference] = compareYears(before, after)
    expect(compareYears(before, revertDifference(after, difference!))).toEqual([])
  })
}

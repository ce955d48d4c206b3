import { expect, it } from 'vitest'
import { lineAttributes } from '../../../src/calculator/ui/ChartLineMark.tsx'

const lines = Array.from({ length: 12 }, (_, index) => lineAttributes(index))

it('draws twelve lines differently', () => {
  expect(new Set(lines.map((line) => JSON.stringify(line))).size).toBe(12)
})

it('uses the accent color only for the first line, which is solid', () => {
  const [first, ...others] = lines
  expect(first).toEqual({ 'data-color': 1, strokeDasharray: undefined })
  expect(others.filter((line) => line['data-color'] === 1)).toEqual([])
})

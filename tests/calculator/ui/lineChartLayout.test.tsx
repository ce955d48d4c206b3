import { describe, expect, it } from 'vitest'
import { layOutLineChart, lineValue, spread } from '../../../src/calculator/ui/lineChartLayout.ts'
import { formatMoney } from '../../../src/calculator/rules/formatMoney.ts'
import { fc, slowCases } from '../../kit/fc.ts'

const amount = fc.integer({ min: -1_000_000, max: 9_999_999 })

const anyLines = fc
  .tuple(
    fc.integer({ min: 2, max: 12 }),
    fc.uniqueArray(fc.integer({ min: 0, max: 500_000 }), { minLength: 2, maxLength: 20 }),
  )
  .chain(([count, care]) => {
    const xs = care.toSorted((one, other) => one - other)
    return fc.array(
      fc.array(amount, { minLength: xs.length, maxLength: xs.length }).map((ys) => ({
        name: 'W'.repeat(80),
        isEmphasized: false,
        points: xs.map((x, index) => ({ x, y: ys[index]! })),
      })),
      { minLength: count, maxLength: count },
    )
  })

const anySize = fc.record({ width: fc.integer({ min: 290, max: 1000 }), em: fc.constantFrom(12, 15.6) })

describe('layOutLineChart', () => {
  it('keeps every point, tick, and label inside the chart, for any amounts and sizes', () => {
    fc.assert(
      fc.property(anyLines, anySize, (lines, size) => {
        const { plot, x, y, xTicks, yTicks, labels, height, width, em } = layOutLineChart(
          lines,
          formatMoney,
          size,
          false,
        )
        expect(plot.end - plot.start).toBeGreaterThan(7.5 * em)
        for (const point of lines.flatMap(({ points }) => points)) {
          expect(x(point.x)).toBeGreaterThanOrEqual(plot.start - 0.01)
          expect(x(point.x)).toBeLessThanOrEqual(plot.end + 0.01)
          expect(y(point.y)).toBeGreaterThanOrEqual(plot.top - 0.01)
          expect(y(point.y)).toBeLessThanOrEqual(plot.bottom + 0.01)
        }
        const places = labels.map(({ to }) => to).toSorted((one, other) => one - other)
        for (const [index, place] of places.entries()) {
          expect(place).toBeGreaterThanOrEqual(plot.top - 0.01)
          expect(place).toBeLessThanOrEqual(plot.bottom + 0.01)
          if (index > 0) expect(place - places[index - 1]!).toBeGreaterThanOrEqual(1.75 * em - 0.01)
        }
        expect(yTicks.length).toBeGreaterThan(1)
        expect(height).toBeGreaterThan(plot.bottom)
        for (const { center } of xTicks) {
          expect(center).toBeGreaterThanOrEqual(0)
          expect(center).toBeLessThanOrEqual(width)
        }
        expect(xTicks.length).toBeGreaterThan(1)
        for (const [index, { text, center }] of xTicks.slice(1).entries()) {
          const before = xTicks[index]!
          const characters = (before.text.length + text.length) / 2
          expect(center - before.center).toBeGreaterThan(characters * 0.62 * em)
        }
      }),
      slowCases,
    )
  })

  it.each([
    ['of the same cost', [500, 500]],
    ['of no cost', [0, 0]],
    ['of negative costs', [-800, -200]],
  ])('includes zero in a chart %s', (_, ys) => {
    const points = ys.map((y, x) => ({ x, y }))
    const size = { width: 600, em: 12 }
    const layout = layOutLineChart([{ name: 'A', isEmphasized: true, points }], String, size, false)
    expect(layout.yTicks.filter(({ isZero }) => isZero)).toHaveLength(1)
    expect(Number.isFinite(layout.y(ys[0]!))).toBe(true)
  })

  it('has as few ticks as fit, at least those at the ends', () => {
    const points = [0, 52_000].map((x) => ({ x, y: x }))
    const ticks = (em: number) =>
      layOutLineChart(
        [{ name: 'A', isEmphasized: true, points }],
        formatMoney,
        { width: 294, em },
        false,
      ).xTicks.map(({ text }) => text)
    expect(ticks(12)).toEqual(['$0', '$20,000', '$40,000'])
    expect(ticks(15.6)).toEqual(['$0', '$52,000'])
  })

  it('has no names where they leave too little space for the lines', () => {
    const points = [0, 1].map((x) => ({ x, y: x }))
    const lines = Array.from({ length: 8 }, () => ({ name: 'A', isEmphasized: true, points }))
    const nameLines = (count: number, width: number) =>
      layOutLineChart(lines.slice(0, count), String, { width, em: 12 }, false).nameLines
    expect(nameLines(2, 358)).toBe(0)
    expect(nameLines(2, 686)).toBe(2)
    expect(nameLines(8, 686)).toBe(1)
    const longNames = lines.map((line) => ({ ...line, name: 'W'.repeat(40) }))
    const longNameLines = (count: number) =>
      layOutLineChart(longNames.slice(0, count), String, { width: 686, em: 12 }, false).nameLines
    expect([2, 5, 6, 8].map(longNameLines)).toEqual([3, 3, 2, 1])
  })
})

describe('layOutLineChart for a right-to-left page', () => {
  it('is the mirror image of the chart, for any amounts and sizes', () => {
    fc.assert(
      fc.property(anyLines, anySize, (lines, size) => {
        const chart = layOutLineChart(lines, formatMoney, size, false)
        const mirrored = layOutLineChart(lines, formatMoney, size, true)
        expect(mirrored.plot).toEqual({
          ...chart.plot,
          start: size.width - chart.plot.start,
          end: size.width - chart.plot.end,
        })
        for (const { x } of lines[0]!.points) expect(mirrored.x(x)).toBeCloseTo(size.width - chart.x(x), 5)
        expect(mirrored.xTicks.map(({ text }) => text)).toEqual(chart.xTicks.map(({ text }) => text))
        expect([chart.forward, mirrored.forward]).toEqual([1, -1])
      }),
    )
  })

  it('does not count the characters that isolate amounts', () => {
    const points = [0, 1].map((x) => ({ x, y: x }))
    const layOut = (format: (value: number) => string) =>
      layOutLineChart([{ name: 'A', isEmphasized: true, points }], format, { width: 600, em: 12 }, true).plot
    expect(layOut((value) => `\u2066$${value}\u2069`)).toEqual(layOut((value) => `$${value}`))
  })
})

describe('spread', () => {
  it('moves positions apart, keeps their order, and stays inside the limits', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 12 }),
        (positions) => {
          const placed = spread(positions, 15, 0, 200)
          const order = [...positions.keys()].toSorted((one, other) => positions[one]! - positions[other]!)
          for (const [rank, index] of order.entries()) {
            expect(placed[index]).toBeGreaterThanOrEqual(0)
            expect(placed[index]).toBeLessThanOrEqual(200)
            if (rank > 0) expect(placed[index]! - placed[order[rank - 1]!]!).toBeGreaterThanOrEqual(15)
          }
        },
      ),
    )
  })

  it('leaves positions that are far enough apart where they are', () => {
    expect(spread([90, 10, 50], 15, 0, 100)).toEqual([90, 10, 50])
  })
})

describe('lineValue', () => {
  const points = [
    { x: 0, y: 100 },
    { x: 10, y: 200 },
    { x: 30, y: 200 },
  ]
  it.each([
    [0, 100],
    [5, 150],
    [10, 200],
    [20, 200],
    [99, 200],
    [-1, 100],
  ])('at %d is %d', (x, y) => expect(lineValue({ points }, x)).toBe(y))
})

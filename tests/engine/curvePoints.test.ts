import { describe, expect, it } from 'vitest'
import { choosePoints, findCrossovers } from '../../src/engine/curvePoints.ts'

describe('The points of a curve', () => {
  it.each([
    ['are the ends of a straight line', [0, 100_00, 200_00], [0, 50_00, 100_00], [0, 2]],
    ['include no amount where a line is $10 away', [0, 100_00, 200_00], [0, 60_00, 100_00], [0, 2]],
    ['include an amount where a line is further away', [0, 100_00, 200_00], [0, 60_01, 100_00], [0, 1, 2]],
    ['are where the line bends', [1e4, 2e4, 3e4, 4e4], [5e3, 25e3, 35e3, 45e3], [0, 1, 3]],
  ])('%s', (_, amounts, totals, expected) => {
    expect(choosePoints(amounts, [totals], new Set())).toEqual(expected)
  })

  it('are at most 24 if more are not required', () => {
    const amounts = Array.from({ length: 40 }, (_, index) => index * 100_00)
    const zigzag = amounts.map((_, index) => (index % 2) * 500_00)
    expect(choosePoints(amounts, [zigzag], new Set())).toHaveLength(24)
  })
})

describe('A crossover', () => {
  it.each([
    ['is where the lines cross', [0, 200_00], [0, 100_00], [50_00, 50_00], [100]],
    ['needs a gap of $50 after it', [0, 200_00], [0, 100_00], [50_01, 50_01], []],
    ['precedes a gap of $50', [0, 1e4, 2e4, 3e4], [0, 1e4, 2e4, 3e4], [8e3, 8e3, 17e3, 24e3], [80]],
  ])('%s', (_, amounts, one, other, expected) => {
    expect(findCrossovers(amounts, [one, other], ['one', 'other']).map(({ care }) => care)).toEqual(expected)
  })

  it('is not at the start: the first key of equally cheap plans counts, in any order', () => {
    const rising = [0, 100_00]
    expect(findCrossovers([0, 200_00], [[0, 0], rising], ['a', 'b'])).toEqual([])
    expect(findCrossovers([0, 200_00], [rising, [0, 0]], ['b', 'a'])).toEqual([])
  })
})

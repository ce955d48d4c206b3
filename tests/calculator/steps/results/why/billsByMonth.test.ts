import { describe, expect, it } from 'vitest'
import { billsByMonth } from '../../../../../src/calculator/steps/results/why/MonthlyBills.tsx'
import { plan } from '../../../planCosts.ts'

const bills = (expenses: number[], outOfPocketExpenses: number) =>
  billsByMonth(plan('Saver', { outOfPocketExpenses, monthly: { expenses, highest: 640 } }))

const year = (...first: number[]) => [...first, ...Array.from({ length: 12 - first.length }, () => 0)]

describe('billsByMonth', () => {
  it('rounds the months to dollars that sum to the expenses', () => {
    const { months, highest } = bills(year(0.5, 0.5, 0.25, 0.25), 1.5)!
    expect(months.map(({ amount }) => amount)).toEqual(year(1, 1))
    expect(highest).toBe(640)
  })

  it('gives equal months equal bars, though the dollars differ', () => {
    const { months } = bills(
      Array.from({ length: 12 }, () => 36.75),
      441,
    )!
    expect(new Set(months.map(({ amount }) => amount))).toEqual(new Set([36, 37]))
    expect(new Set(months.map(({ part }) => part))).toEqual(new Set([1]))
    expect(bills(year(80, 20), 100)!.months[1]!.part).toBe(0.25)
  })

  it('counts the months of part of a year back from December', () => {
    expect(bills([70, 20, 10], 100)!.months.map(({ month }) => month)).toEqual([9, 10, 11])
    expect(bills([70, 20, 10], 100)!.mostBy).toBe(9)
  })

  it.each([
    ['in January', year(90, 10), 0],
    ['exactly two thirds by April', year(50, 50, 50, 50, 100), 3],
    ['two thirds by June, the last month of the first half', year(10, 10, 10, 10, 10, 50, 40), 5],
    ['two thirds by July', year(10, 10, 10, 10, 10, 10, 50, 10), null],
    ['evenly', Array.from({ length: 12 }, () => 10), null],
  ])('finds the month by which most bills come if they come %s', (_, expenses, month) => {
    const total = expenses.reduce((sum, amount) => sum + amount, 0)
    expect(bills(expenses, total)!.mostBy).toBe(month)
  })

  it.each([
    ['without expenses', year(0), 0],
    ['for a single month', [100], 100],
    ['with a negative month', year(110, -10), 100],
  ])('is null %s', (_, expenses, total) => {
    expect(bills(expenses, total)).toBeNull()
  })

  it('is null if the API sends no months', () => {
    expect(billsByMonth(plan('Saver'))).toBeNull()
  })
})

import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BillsSection } from '../../../../../src/calculator/steps/results/bills/BillsSection.tsx'
import { billsByMonth } from '../../../../../src/calculator/steps/results/bills/MonthlyBills.tsx'
import type { PlanCosts } from '../../../../../src/contract/outputs.ts'
import { plan } from '../../../planCosts.ts'
import { itemsOf, showResult } from '../../../provided.tsx'

const show = (change: Partial<PlanCosts>) => {
  const services = [{ id: 'surgery', name: 'Surgery', uses: 1, allowedAmount: 9000 }]
  const assumptions = { locationFactor: 1, persons: [], services, claimOrder: [] }
  showResult(BillsSection, { saver: plan('Saver', change), ppo: plan('PPO') }, { assumptions })
  return document.querySelector('section')
}

const bill = { amount: 3250.4, service: 'surgery' }

describe('the bills', () => {
  it.each<[string, PlanCosts['largestBill'], number]>([
    ['Expect one bill of about $3,250, at the birth.', { ...bill, month: 5, isAtBirth: true }, 0],
    ['Expect one bill of about $3,250, in May: Surgery.', { ...bill, month: 5 }, 0],
    ['Expect one bill of about $3,250, in May.', { ...bill, service: 'gone', month: 5 }, 0],
    [
      'A year like this can bring a bill of about $3,250: Surgery. Company money can pay $750 of it. Set aside about $30 a month for care.',
      bill,
      750,
    ],
    [
      'A year like this can bring a bill of about $3,250. Company money can pay it.',
      { ...bill, service: 0 },
      3250,
    ],
  ])('are told by the largest one: %s', (sentence, largestBill, hsaFunds) => {
    const text = show({ largestBill, hsaFunds })!.querySelector('p')!.textContent
    expect(text.replaceAll(/\s+/g, ' ').trim()).toBe(sentence)
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('have months if one of them is known and they differ', () => {
    const monthly = { expenses: year(600, 300, 100, 50, 64.6), highest: 420.4 }
    const section = show({ largestBill: { ...bill, month: 1 }, monthly })!
    expect(itemsOf(screen.getByRole('list')).slice(0, 6)).toEqual([
      'JanuaryJ $600',
      'FebruaryF $300',
      'MarchM $100',
      'AprilA $50',
      'MayM $65',
      'JuneJ $0',
    ])
    expect(section).toHaveTextContent('On average, most bills come by February.')
  })

  it('have no months if every date is equally likely', () => {
    show({ largestBill: bill, monthly: { expenses: year(600, 300), highest: 600 } })
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('are left out if the API sends no bill', () => {
    expect(show({})).toBeNull()
  })
})

const bills = (expenses: number[], outOfPocketExpenses: number) =>
  billsByMonth(plan('Saver', { outOfPocketExpenses, monthly: { expenses, highest: 640 } }))

const year = (...first: number[]) => [...first, ...Array.from({ length: 12 - first.length }, () => 0)]

describe('billsByMonth', () => {
  it('rounds the months to dollars that sum to the expenses', () => {
    const { months } = bills(year(0.5, 0.5, 0.25, 0.25), 1.5)!
    expect(months.map(({ amount }) => amount)).toEqual(year(1, 1))
  })

  it('gives equal months equal bars, though the dollars differ', () => {
    const { months } = bills(year(...Array.from({ length: 6 }, () => 36.75)), 220.5)!
    expect(new Set(months.map(({ amount }) => amount))).toEqual(new Set([37, 36, 0]))
    expect(new Set(months.map(({ part }) => part))).toEqual(new Set([1, 0]))
    expect(bills(year(80, 20), 100)!.months[1]!.part).toBe(0.25)
  })

  it('counts the months of part of a year back from December', () => {
    expect(bills([70, 20, 10], 100)!.months.map(({ month }) => month)).toEqual([10, 11, 12])
    expect(bills([70, 20, 10], 100)!.mostBy).toBe(10)
  })

  it.each([
    ['in January', year(90, 10), 1],
    ['exactly two thirds by April', year(50, 50, 50, 50, 100), 4],
    ['two thirds by June, the last month of the first half', year(10, 10, 10, 10, 10, 50, 40), 6],
    ['two thirds by July', year(10, 10, 10, 10, 10, 10, 50, 10), null],
  ])('finds the month by which most bills come if they come %s', (_, expenses, month) => {
    const total = expenses.reduce((sum, amount) => sum + amount, 0)
    expect(bills(expenses, total)!.mostBy).toBe(month)
  })

  it.each([
    ['without expenses', year(0), 0],
    ['for a single month', [100], 100],
    ['with a negative month', year(110, -10), 100],
    [
      'if no month costs twice as much as an average one',
      Array.from({ length: 12 }, (_, month) => month + 1),
      78,
    ],
  ])('is null %s', (_, expenses, total) => {
    expect(bills(expenses, total)).toBeNull()
  })

  it('is null if the API sends no months', () => {
    expect(billsByMonth(plan('Saver'))).toBeNull()
  })
})

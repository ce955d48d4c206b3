import { describe, expect, it, test } from 'vitest'
import { defaultAnswers, normalizeAnswers } from '../../../src/check/newClient/questions.ts'
import { newInstance, newPlans } from '../../../src/check/newClient/newDocuments.ts'

const answers = defaultAnswers('acme')

test('derives the default name from the folder', () => {
  expect(newInstance(defaultAnswers('acme-co')).client.displayName).toBe('Acme Co')
})

describe('accepts a list as', () => {
  it.each<[string, string[]]>([
    ['separate names', ['Under 60', 'Over 60']],
    ['one text with semicolons', ['Under 60; Over 60']],
    ['both', ['Under 60;', ' Over 60;']],
  ])('%s', (_, bands) => {
    const { salaryBands } = newInstance(normalizeAnswers({ ...answers, salaryBands: bands }))
    expect(salaryBands?.map(({ name }) => name)).toEqual(['Under 60', 'Over 60'])
  })
})

test('raises payroll deductions with the salary, in any order of the bands', () => {
  const { plans } = newPlans({
    ...answers,
    salaryBands: ['Over $80,000', 'Under $40,000', '$40,000 to $80,000'],
  })
  expect(plans[0]!.payroll.map(({ yearly }) => yearly?.EE)).toEqual([1224, 816, 1020])
})

test('makes surcharges positive and credits negative', () => {
  const given = { ...answers, surcharges: ['Tobacco'], credits: ['Wellness'] }
  expect(newInstance(given).surcharges).toEqual([
    { id: 'tobacco', statement: 'Tobacco' },
    { id: 'wellness', statement: 'Wellness' },
  ])
  expect(newPlans(given).surcharges).toEqual([
    { id: 'tobacco', yearly: 600 },
    { id: 'wellness', yearly: -300 },
  ])
})

test.each([true, false])(
  'has a payroll tier for one child only if it is priced separately: %s',
  (singleChild) => {
    const { plans } = newPlans({ ...answers, singleChild })
    expect(plans.every(({ payroll }) => payroll[0]!.yearly?.EK !== undefined)).toBe(singleChild)
  },
)

import { describe, expect, it, test } from 'vitest'
import { defaultAnswers } from '../../../src/check/newClient/defaultAnswers.ts'
import { newInstance, newPlans } from '../../../src/check/newClient/documents.ts'
import { tidy } from '../../../src/check/newClient/tidy.ts'

const answers = defaultAnswers('acme')

test('The name is made of the folder', () => {
  expect(newInstance(defaultAnswers('acme-co')).client.displayName).toBe('Acme Co')
})

describe('A list is words, or one text with semicolons', () => {
  it.each<[string, string[]]>([
    ['words', ['Under 60', 'Over 60']],
    ['one text', ['Under 60; Over 60']],
    ['both', ['Under 60;', ' Over 60;']],
  ])('%s', (_, bands) => {
    const { salaryBands } = newInstance(tidy({ ...answers, bands }))
    expect(salaryBands?.map(({ name }) => name)).toEqual(['Under 60', 'Over 60'])
  })
})

test('Employees with a higher salary pay more, in any order of the bands', () => {
  const { plans } = newPlans({ ...answers, bands: ['Over $80,000', 'Under $40,000', '$40,000 to $80,000'] })
  expect(plans[0]!.payroll.map(({ yearly }) => yearly?.EE)).toEqual([1152, 768, 960])
})

test('A surcharge is paid, and a credit is below zero', () => {
  const said = { ...answers, surcharges: ['Tobacco'], credits: ['Wellness'] }
  expect(newInstance(said).surcharges).toEqual([
    { id: 'tobacco', statement: 'Tobacco' },
    { id: 'wellness', statement: 'Wellness' },
  ])
  expect(newPlans(said).surcharges).toEqual([
    { id: 'tobacco', yearly: 600 },
    { id: 'wellness', yearly: -300 },
  ])
})

test.each([true, false])('Payroll has a tier for one child if it is priced apart: %s', (singleChild) => {
  const { plans } = newPlans({ ...answers, singleChild })
  expect(plans.every(({ payroll }) => payroll[0]!.yearly?.EK !== undefined)).toBe(singleChild)
})

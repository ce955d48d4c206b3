import { expect, test } from 'vitest'
import { rollYear } from '../../../src/check/roll/rollYear.ts'
import { valueAt } from '../../../src/contract/pointer.ts'
import type { YearTexts } from '../../../src/contract/yearDocuments.ts'
import { clientFiles } from '../sample.ts'

const files = clientFiles((instance, plans) => {
  instance.client.languages = ['en', 'es']
  instance.client.contact = {
    text: { en: 'Questions?', es: '¿Preguntas?' },
    url: 'https://example.com',
  }
  instance.scenarios[0].summary = { en: 'A usual year', es: 'Como en 2027' }
  instance.scenarios[1].summary = { en: 'As in 2027', es: 'Un año normal' }
  plans.plans[0].displayName = { en: 'Rich Plan', es: 'Plan completo' }
  plans.plans[1].deductible = { individual: 1700, family: 3400, kind: 'aggregate' }
  plans.plans[1].displayName = { en: 'Lean Plan', es: 'Plan básico' }
})
const before: YearTexts = {
  'instance.json': files.get('ours/instance.json')!,
  'plans.json': files.get('ours/plans.json')!,
}
const { texts, warnings, checklist } = rollYear(before, 2027 + 1)
const listed = checklist
  .filter(({ title }) => title === 'Names and texts')
  .map(({ place, text, containsOldYear }) => `${place}: ${text}${containsOldYear ? ' (old year)' : ''}`)

test('a new year keeps the texts in every language', () => {
  expect(texts['plans.json']).toContain('"es": "Plan completo"')
  expect(valueAt(JSON.parse(texts['instance.json']), '/client/languages')).toEqual(['en', 'es'])
})

test('the checklist has the names in every language', () => {
  expect(listed).toEqual(
    expect.arrayContaining([
      'Plan name: Rich Plan',
      'Plan name in Spanish: Plan completo',
      'Contact: Questions?',
      'Contact in Spanish: ¿Preguntas?',
    ]),
  )
})

test('the checklist has the texts of any language that contain the old year', () => {
  expect(listed).toEqual(
    expect.arrayContaining([
      'Scenarios 1, summary in Spanish: Como en 2027 (old year)',
      'Scenarios 2, summary: As in 2027 (old year)',
    ]),
  )
  expect(listed.join()).not.toContain('Un año normal')
})

test('warnings name plans in the first language', () => {
  const rolled = rollYear(before, 2027)
  expect([...warnings, ...rolled.warnings].join()).toContain('Lean Plan: ')
})

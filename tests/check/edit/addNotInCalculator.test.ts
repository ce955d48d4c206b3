import { expect, it } from 'vitest'
import { addNotInCalculator } from '../../../src/check/edit/addNotInCalculator.ts'
import { EditError } from '../../../src/check/edit/editJson.ts'
import { sampleTexts, valuesOf } from './sampleYear.ts'

it.each([
  ['starts the list', undefined, [{ text: 'Vision' }, { text: 'Dental' }]],
  [
    'keeps what is on it',
    [{ text: 'Old', isShown: true }],
    [{ text: 'Old', isShown: true }, { text: 'Vision' }, { text: 'Dental' }],
  ],
  [
    'skips what is on it in the first language',
    [{ text: { en: 'Vision', es: 'Visión' } }],
    [{ text: { en: 'Vision', es: 'Visión' } }, { text: 'Dental' }],
  ],
])('%s', (_, notInCalculator, expected) => {
  const texts = sampleTexts((instance) => (instance.notInCalculator = notInCalculator))
  const edited = addNotInCalculator(texts, [' Vision ', 'Dental', 'Dental', ' '])
  expect(valuesOf(edited).instance.notInCalculator).toEqual(expected)
  expect(edited['plans.json']).toBe(texts['plans.json'])
})

it('changes nothing if the property is not a list', () => {
  const texts = sampleTexts((instance) => (instance.notInCalculator = 'Vision'))
  expect(() => addNotInCalculator(texts, ['Dental'])).toThrow(EditError)
})

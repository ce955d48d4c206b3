import { expect, it, test } from 'vitest'
import { answers } from '../../../src/calculator/texts/en/answers.ts'
import { results } from '../../../src/calculator/texts/en/results.ts'
import { terms } from '../../../src/calculator/texts/en/terms.ts'
import { sections } from '../../../src/calculator/texts/en/sections.ts'
import { language } from '../../../src/calculator/texts/languages/es.ts'
import { hardSentences, spanishSyllables } from '../../kit/readability.ts'
import { messageList } from './messageList.ts'

/** Sentences of the product's specification, which stay as they are. */
const specified = new Set([
  'steps.savingsStyle',
  'steps.notes.averages',
  'steps.notes.cheapestFacility',
  'steps.notes.maximums',
])
const { why } = sections
const english = messageList({ steps: { ...results, terms, answers }, sections })
const paths = new Set(english.map(({ path }) => path))
const spanish = messageList(language).filter(({ path }) => paths.has(path))

/** Values that are words. The others are a short number, and names count for nothing. */
const words = {
  en: { ...why.words, household: 'you and your spouse', link: 'change who needs coverage' },
  es: {
    ...language.sections.why.words,
    household: 'usted y su cónyuge',
    link: 'cambie quién necesita cobertura',
  },
}
const number = { en: 'ten', es: 'diez' }
const names = new Set(['plan', 'other', 'first', 'second', 'service', 'account', 'language'])

it.each([
  ['US grade 8', 'en', english],
  ['65 points of Fernández Huerta', 'es', spanish],
] as const)('no sentence of the results is harder than %s', (_, tag, messages) => {
  const valueOf = (name: string) =>
    names.has(name) ? '' : (new Map(Object.entries(words[tag])).get(name) ?? number[tag])
  const hard = messages
    .filter(({ path }) => !specified.has(path))
    .flatMap(({ path, forms }) =>
      Object.values(forms)
        .map((text) => text.replaceAll(/\{(\w+)\}/g, (_match, name: string) => valueOf(name)))
        .flatMap((text) => hardSentences(text, tag))
        .map((sentence) => `${path}: ${sentence}`),
    )
  expect(hard, 'Write shorter sentences with shorter words.').toEqual([])
})

test('hard sentences are found in both languages', () => {
  const specification = 'Costs are averages across broad service categories. You pay nothing for this care.'
  expect(hardSentences(specification, 'en')).toEqual(['Costs are averages across broad service categories.'])
  expect(hardSentences('Los créditos tributarios pueden reducir la parte federal.', 'es')).toHaveLength(1)
})

it.each(
  Object.entries({
    1: ['y', 'muy', 'que', 'bien', 'seis'],
    2: ['año', 'agua', 'país', 'leer', 'quiere', 'guía'],
    3: ['ahorro', 'cuidado', 'cónyuge', 'atención', 'vergüenza', 'estudian'],
    4: ['deducible', 'paraguayo', 'empleador', 'averiguáis'],
  }).flatMap(([count, list]) => list.map((word) => [word, Number(count)] as const)),
)('%s has %d syllables', (word, count) => {
  expect(spanishSyllables(word)).toBe(count)
})

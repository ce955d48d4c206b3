import { describe, expect, it, test } from 'vitest'
import {
  isTranslatable,
  isTranslations,
  languagesOf,
  localize,
  matchLanguage,
  shownLanguage,
} from '../../src/contract/languages.ts'

const instance = {
  client: { displayName: 'Zephyr', languages: ['en', 'es'] },
  scenarios: [{ id: 'usual', display: { en: 'A usual year', es: 'Un año normal' }, summary: null }],
  locations: [
    { id: 1, name: { en: 'Boise', es: 'Boise' } },
    { id: 2, name: 'Elsewhere' },
    { id: 3, name: { es: 'Aquí' } },
    { id: 4, name: { en: 'Here', es: 5 } },
  ],
}

describe('localize', () => {
  it('shows each text in the language, or else in the first one, or else in any', () => {
    const { document, untranslated } = localize(instance, 'instance.json', 'es', 'en')
    expect(document).toEqual({
      client: { displayName: 'Zephyr', languages: ['en', 'es'] },
      scenarios: [{ id: 'usual', display: 'Un año normal', summary: null }],
      locations: [
        { id: 1, name: 'Boise' },
        { id: 2, name: 'Elsewhere' },
        { id: 3, name: 'Aquí' },
        { id: 4, name: { en: 'Here', es: 5 } },
      ],
    })
    expect(untranslated).toEqual(['Zephyr', 'Boise', 'Elsewhere'])
  })

  it('lists no untranslated texts in the first language', () => {
    const { document, untranslated } = localize(instance, 'instance.json', 'en', 'en')
    expect(document).toMatchObject({
      scenarios: [{ display: 'A usual year' }],
      locations: [{}, {}, { name: 'Aquí' }, {}],
    })
    expect(untranslated).toEqual([])
  })

  it.each([[null], ['text'], [{ client: 5, scenarios: {}, locations: [null] }]])(
    'leaves %j as it is',
    (document) => {
      expect(localize(document, 'instance.json', 'es', 'en').document).toEqual(document)
    },
  )
})

test.each([
  [{ client: { languages: ['es', 'en'] } }, ['es', 'en']],
  [{ client: { languages: ['en', 5] } }, ['en']],
  [{ client: { languages: [] } }, ['en']],
  [{ client: { languages: null } }, ['en']],
  [{ client: null }, ['en']],
  [undefined, ['en']],
])('the languages of %j are %j', (document, languages) => {
  expect(languagesOf(document)).toEqual(languages)
})

test.each([
  ['es', 'en', 'es'],
  ['fr', 'en', 'en'],
  ['fr', 'it', 'es'],
])('in %s, for a client whose first language is %s, employees see the %s text', (language, first, shown) => {
  expect(shownLanguage({ es: 'Aquí', en: 'Here' }, language, first)).toBe(shown)
})

test.each([
  ['/services/0/name', true],
  ['/services/12/name', true],
  ['/client/displayName', true],
  ['/services/0/id', false],
  ['/services/0/name/es', false],
])('%s can be translated: %s', (pointer, isText) => {
  expect(isTranslatable('instance.json', pointer)).toBe(isText)
})

test.each([
  [{ en: 'Here' }, true],
  [{}, false],
  [{ en: 5 }, false],
  [['Here'], false],
  ['Here', false],
  [null, false],
])('%j is a map of languages: %s', (value, isMap) => {
  expect(isTranslations(value)).toBe(isMap)
})

test.each([
  [['es'], ['en', 'es'], 'es'],
  [['ES-mx'], ['en', 'es'], 'es'],
  [['fr', 'es'], ['en', 'es'], 'es'],
  [['es'], ['en', 'es-US'], 'es-US'],
  [['zh-Hant-TW'], ['zh-Hans', 'zh-Hant'], 'zh-Hant'],
  [['fr'], ['en', 'es'], undefined],
  [[], ['en'], undefined],
])('of the preferences %j and the languages %j, the match is %s', (preferences, languages, match) => {
  expect(matchLanguage(preferences, languages)).toBe(match)
})

import { expect, it } from 'vitest'
import { setLanguages } from '../../../src/check/edit/translations.ts'
import { yearFiles } from '../../../src/contract/clientFiles.ts'
import { localize } from '../../../src/contract/languages.ts'
import type { YearTexts } from '../../../src/contract/yearDocuments.ts'
import { documentsOf, sampleTexts, valuesOf } from './sampleYear.ts'

const texts = sampleTexts()

function inLanguage(changed: YearTexts, language: string, first: string) {
  const documents = documentsOf(changed)
  return yearFiles.map((file) => {
    const { document } = localize(documents[file], file, language, first)
    const { client, ...others } = document as { client?: { languages?: unknown } }
    const { languages: _, ...rest } = client ?? {}
    return { ...others, client: rest }
  })
}

it('adds a language and keeps every text', () => {
  const changed = setLanguages(texts, ['en', 'es'])
  expect(valuesOf(changed).instance.client.languages).toEqual(['en', 'es'])
  expect(changed['plans.json']).toBe(texts['plans.json'])
  expect(inLanguage(changed, 'en', 'en')).toEqual(inLanguage(texts, 'en', 'en'))
})

it('writes strings with their language when another one becomes the first', () => {
  const changed = setLanguages(texts, ['es', 'en'])
  const { instance } = valuesOf(changed)
  expect(instance.client.displayName).toEqual({ en: valuesOf(texts).instance.client.displayName })
  expect(inLanguage(changed, 'en', 'es')).toEqual(inLanguage(texts, 'en', 'en'))
})

it('restores the strings when the first language returns', () => {
  const changed = setLanguages(setLanguages(texts, ['es', 'en']), undefined)
  expect(documentsOf(changed)).toEqual(documentsOf(texts))
})

it('keeps the texts of a language that is removed', () => {
  const both = sampleTexts((instance) => {
    instance.client.languages = ['en', 'es']
    instance.client.displayName = { en: 'Ours', es: 'Nuestra' }
  })
  const { instance } = valuesOf(setLanguages(both, ['en']))
  expect(instance.client).toMatchObject({ languages: ['en'], displayName: { en: 'Ours', es: 'Nuestra' } })
})

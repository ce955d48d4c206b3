import { expect, it } from 'vitest'
import { nameLanguages } from '../../../src/calculator/state/loadPage.ts'
import { instanceWith } from '../instances.ts'

const client = { planYear: 2027, displayName: 'Lakeshore' }

it.each([
  [['es', 'en'], 'es'],
  [['en', 'es'], 'en'],
  [[], 'en'],
  [null, 'en'],
])('are the first of the languages %j: %s', (languages, language) => {
  const instance = instanceWith({ client: { ...client, languages }, untranslated: ['Boise'] })
  expect([...nameLanguages(instance, ['Saver'])]).toEqual([
    ['Boise', language],
    ['Saver', language],
  ])
})

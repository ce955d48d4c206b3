import languageSchema from '../../../schemas/language.schema.json' with { type: 'json' }
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it, test } from 'vitest'
import { languageSchema as generatedSchema } from '../../../src/calculator/texts/languageSchema.ts'
import { sections } from '../../../src/calculator/texts/en/sections.ts'
import { shell } from '../../../src/calculator/texts/en/shell.ts'
import { steps } from '../../../src/calculator/texts/en/steps.ts'
import { newLanguageText } from '../../../src/check/languages/languageMessages.ts'
import { findMarkers } from '../../contract/schemas/jsonService.ts'
import { findLanguageTag } from '../../../src/check/languages/languageName.ts'

const textIn = (tag: string) => newLanguageText(tag, 'schemas/')
const valueIn = (tag: string) => JSON.parse(textIn(tag)) as { steps: { people: { children: object } } }

const validate = new Ajv2020({ strict: false }).compile(languageSchema)

test('the schema is that of the English messages', () => {
  expect(languageSchema).toEqual(generatedSchema)
})

test('a new language has every English text', () => {
  expect(valueIn('en')).toEqual({
    $schema: '../../schemas/language.schema.json',
    locale: 'en',
    direction: 'ltr',
    shell,
    steps,
    sections,
  })
})

it.each([
  ['fr-CA', 'ltr', ['one', 'many', 'other']],
  ['pl', 'ltr', ['one', 'few', 'many', 'other']],
  ['ja', 'ltr', ['other']],
  ['ar-XB', 'rtl', ['zero', 'one', 'two', 'few', 'many', 'other']],
  ['he', 'rtl', ['one', 'two', 'other']],
])('a new language %s is written %s and has the plural forms %j', (tag, direction, forms) => {
  const value = valueIn(tag)
  expect(value).toMatchObject({ locale: tag, direction })
  expect(new Set(Object.keys(value.steps.people.children))).toEqual(new Set(forms))
  expect(validate(value)).toBe(true)
})

test.each([
  ['a missing text', { shell: { ...shell, tryAgain: undefined }, steps, sections }],
  ['an unknown text', { shell: { ...shell, unknown: 'x' }, steps, sections }],
  ['a missing value', { shell: { ...shell, preview: 'Aperçu' }, steps, sections }],
  ['a shorter list', { shell: { ...shell, home: { ...shell.home, facts: ['x'] } }, steps, sections }],
  ['an unknown direction', { direction: 'up', shell, steps, sections }],
])('the schema rejects %s', (_, value) => {
  expect(validate(JSON.parse(JSON.stringify(value)))).toBe(false)
})

test('an editor finds the schema, and explains a missing value', async () => {
  const path = 'fixtures/clients/lakeshore/languages/fr.json'
  const text = textIn('fr').replace('../../schemas', '../../../../schemas')
  expect(await findMarkers(path, text)).toEqual([])
  expect(await findMarkers(path, text.replace('{year} Calculator', 'Calculator'))).toEqual([
    expect.objectContaining({ message: 'Keep {year}: the calculator writes a value there.' }),
  ])
})

it.each([
  ['ht', 'ht'],
  [' fr_ca ', 'fr-CA'],
  ['Haitian Creole', 'ht'],
  ['spanish', 'es'],
  ['Hawaiian', 'haw'],
  ['ar-XB', 'ar-XB'],
  ['Klingonese', undefined],
  ['', undefined],
  ['../es', undefined],
])('finds the tag of "%s"', (text, tag) => {
  expect(findLanguageTag(text)).toBe(tag)
})

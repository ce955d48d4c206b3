import languageSchema from '../../../schemas/v1/language.schema.json' with { type: 'json' }
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it, test, describe } from 'vitest'
import { languageSchema as generatedSchema } from '../../../src/calculator/texts/languageSchema.ts'
import { sections } from '../../../src/calculator/texts/en/sections.ts'
import { shell } from '../../../src/calculator/texts/en/shell.ts'
import { steps } from '../../../src/calculator/texts/en/steps.ts'
import { newLanguageText } from '../../../src/check/languages/languageMessages.ts'
import { findMarkers } from '../../contract/schemas/jsonService.ts'
import { findLanguageTag } from '../../../src/check/languages/languageName.ts'
import { fixClients } from '../../../src/check/fixClients.ts'
import { yearFiles, type YearFile } from '../../../src/contract/clientFiles.ts'
import { translatableTexts } from '../../../src/contract/generated/translatableTexts.js'
import { localize } from '../../../src/contract/languages.ts'
import { parsePointer } from '../../../src/contract/pointer.ts'
import { brokenAdvice, brokenInstances } from '../broken/structure.ts'
import { reportOf, toReport } from '../broken/brokenClients.ts'
import { clientFiles, formattedDiagnostics, type Loose } from '../sample.ts'

const textIn = (tag: string) => newLanguageText(tag, 'schemas/v1/')
const valueIn = (tag: string) => JSON.parse(textIn(tag)) as { steps: { people: { children: object } } }

const validate = new Ajv2020({ strict: false }).compile(languageSchema)

test('the schema is that of the English messages', () => {
  expect(languageSchema).toEqual(generatedSchema)
})

test('a new language has every English text', () => {
  expect(valueIn('en')).toEqual({
    $schema: '../../schemas/v1/language.schema.json',
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

describe('Rules find the same in maps of languages:', () => {
  it.each([...brokenAdvice, ...brokenInstances])('%s', (name, change) => {
    const files = clientFiles((instance, plans) => {
      change(instance, plans)
      toMaps(instance, 'instance.json')
      toMaps(plans, 'plans.json')
    })
    const lines = formattedDiagnostics(files)
    expect(lines.length > 0 ? toReport(name, lines) : '').toBe(reportOf(name).trimEnd())
    if (reportOf(name).includes('Did you mean'))
      expect(fixedDocuments(files)).toEqual(fixedDocuments(clientFiles(change)))
  })
})

/** The documents after all fixes, with texts in English. */
function fixedDocuments(files: ReadonlyMap<string, string>) {
  const fixed = fixClients(files, () => true).files
  return yearFiles.map((name) => localize(JSON.parse(fixed.get(`ours/${name}`)!), name, 'en', 'en').document)
}

/** Writes each text as a map with English, in place. */
function toMaps(document: Loose, file: YearFile) {
  for (const pointer of translatableTexts[file]) toMapsAt(document, parsePointer(pointer))
}

function toMapsAt(value: Loose, [name = '', ...path]: string[]) {
  if (name === '*') {
    if (Array.isArray(value)) for (const row of value) toMapsAt(row, path)
  } else if (path.length > 0) toMapsAt(value?.[name], path)
  else if (typeof value?.[name] === 'string') value[name] = { en: value[name] }
}

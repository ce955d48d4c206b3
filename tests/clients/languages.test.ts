import { describe, expect, it } from 'vitest'
import { createClient, createYear } from '../../src/clients/clients.ts'
import { DocumentError } from '../../src/clients/DocumentError.ts'
import { optionsHash } from '../../src/contract/optionsHash.ts'
import { bilingualClient, bilingualDocuments, ownLanguage } from '../kit/bilingualClient.ts'
import { parseClientLanguage } from '../../src/clients/ClientLanguage.ts'
import { ContractError } from '../../src/contract/ContractError.ts'

type BilingualDocuments = ReturnType<typeof bilingualDocuments>

const create = (documents: object) => createClient('rivers', new Map(Object.entries(documents)))
const bodyIn = (language: string, client = bilingualClient()) =>
  JSON.parse(client.current.inLanguage(language).body) as Record<string, unknown>

describe('A year of a client with several languages', () => {
  it('is in the first language', () => {
    const { current } = bilingualClient()
    expect(current.languages).toEqual(['en', 'es', 'ar-XB'])
    expect([current.language, current.inLanguage('en').body]).toEqual(['en', current.body])
    expect(JSON.parse(current.body)).toMatchObject({
      scenarios: [{ display: 'A usual year' }],
      services: [{ name: 'Office visit' }, { name: 'Lab test' }],
    })
  })

  it('has the names of each language in the body, the instance, and the model', () => {
    const { body, instance, model } = bilingualClient().current.inLanguage('es')
    const names = ['Consulta médica', 'Lab test']
    expect((JSON.parse(body) as typeof instance).services.map(({ name }) => name)).toEqual(names)
    expect(instance.services.map(({ name }) => name)).toEqual(names)
    expect(model.services.map(({ name }) => name)).toEqual(names)
    expect(model.plans.map(({ plan }) => plan.displayName)).toEqual(['Plan Uno', 'Plan Two'])
  })

  it('lists the texts without a translation, except in the first language', () => {
    const { current } = bilingualClient()
    expect(bodyIn('es').untranslated).toEqual(['Two Rivers', 'Lab test'])
    expect(current.inLanguage('es').untranslatedTexts).toEqual(['The guide', 'Lab test', 'Plan Two'])
    expect([bodyIn('en').untranslated, current.untranslatedTexts]).toEqual([undefined, []])
  })

  it('has only the terms for employees of those that are not in the calculator, also among those without a translation', () => {
    const documents = bilingualDocuments()
    const [shown, hidden] = [{ text: 'Vision', isShown: true }, { text: 'No date of company money' }]
    Object.assign(documents['instance.json'], { notInCalculator: [hidden, shown] })
    const { notInCalculator, untranslated } = bodyIn('es', create(documents))
    expect(notInCalculator).toEqual([shown])
    expect(untranslated).toEqual(['Two Rivers', 'Lab test', 'Vision'])
  })

  it('has the hash of the options in the first language, which the calculator computes itself in that language', () => {
    const inFirst = (client = bilingualClient()) => optionsHash(client.current.instance)
    expect(bodyIn('en')).not.toHaveProperty('optionsHash')
    expect([bodyIn('es').optionsHash, bodyIn('ar-XB').optionsHash]).toEqual([inFirst(), inFirst()])
    const documents = bilingualDocuments()
    const { display } = documents['instance.json'].scenarios[0]!
    display.es = 'Otro año'
    expect(bodyIn('es', create(documents)).optionsHash).toBe(inFirst())
    display.en = 'Another year'
    expect(bodyIn('es', create(documents)).optionsHash).not.toBe(inFirst())
  })

  it('has the texts of the calculator only in a language of the client', () => {
    const { $schema: _, ...texts } = ownLanguage
    expect(bodyIn('ar-XB').language).toEqual({ locale: 'ar-XB', ...texts })
    expect([bodyIn('en').language, bodyIn('es').language]).toEqual([undefined, undefined])
  })

  it('replaces properties in the file that only responses have', () => {
    const documents = bilingualDocuments()
    Object.assign(documents['instance.json'], {
      optionsHash: 1,
      untranslated: ['old'],
      language: { locale: 'old' },
    })
    for (const language of ['en', 'es', 'ar-XB'])
      expect(bodyIn(language, create(documents))).toEqual(bodyIn(language))
  })

  it('has its languages in its preview years too', () => {
    const documents = bilingualDocuments()
    const { 'instance.json': instance, 'plans.json': plans } = documents
    const client = { ...instance.client, planYear: 2028 }
    const preview = { '2028/instance.json': { ...instance, client }, '2028/plans.json': plans }
    const { years } = create({ ...documents, ...preview })
    expect(JSON.parse(years.get(2028)!.inLanguage('ar-XB').body)).toMatchObject({
      client: { planYear: 2028 },
      language: { locale: 'ar-XB' },
    })
  })
})

it.each([
  ['a list without a tag', ['español', 'en_US', ''], ['en']],
  ['a list with a tag', ['español', 'es\n', 'es'], ['es']],
])('A client with %s of languages has those that are tags, or else English', (_, listed, languages) => {
  const { 'instance.json': instance, 'plans.json': plans } = bilingualDocuments()
  Object.assign(instance.client, { languages: listed })
  expect(createYear(instance, plans).languages).toEqual(languages)
})

it('A language that the calculator includes needs no file, and a file for it is ignored', () => {
  const documents = { ...bilingualDocuments(), 'languages/es.json': 'wrong' }
  expect(bodyIn('es', create(documents))).toEqual(bodyIn('es'))
})

describe('A text that is wrong in any language is rejected, with a pointer to it:', () => {
  it.each<[string, (documents: BilingualDocuments) => void, path: string, pointers: string[]]>([
    [
      'a name in the instance',
      (documents) => Object.assign(documents['instance.json'].services[0]!.name, { es: 5 }),
      'rivers/instance.json',
      ['/services/0/name/es'],
    ],
    [
      'names in the instance, in the first language and in another one',
      ({ 'instance.json': { scenarios } }) => Object.assign(scenarios[0]!.display, { en: null, es: ['a'] }),
      'rivers/instance.json',
      ['/scenarios/0/display/en', '/scenarios/0/display/es'],
    ],
    [
      'a name in the plans, in a language that the client does not list',
      ({ 'plans.json': { plans } }) => Object.assign(plans[0]!.displayName, { 'pt/BR': {} }),
      'rivers/plans.json',
      ['/plans/0/displayName/pt~1BR'],
    ],
    [
      'no language',
      ({ 'instance.json': { services } }) => Object.assign(services[0]!, { name: {} }),
      'rivers/instance.json',
      ['/services/0/name'],
    ],
    [
      'a list',
      ({ 'instance.json': { services } }) => Object.assign(services[0]!, { name: ['a', 1] }),
      'rivers/instance.json',
      ['/services/0/name'],
    ],
    [
      'languages for an ID',
      ({ 'instance.json': { services } }) => Object.assign(services[0]!, { id: { en: 'a', es: 5 } }),
      'rivers/instance.json',
      ['/services/0/id'],
    ],
  ])('%s', (_, change, path, pointers) => {
    const documents = bilingualDocuments()
    change(documents)
    const error = failureOf(documents)
    expect([error.path, error.issues.map(({ pointer }) => pointer)]).toEqual([path, pointers])
  })
})

function failureOf(documents: object): DocumentError {
  try {
    create(documents)
  } catch (error) {
    if (error instanceof DocumentError) return error
    throw error
  }
  throw new Error('It did not fail')
}

it.each([
  ['nothing', {}, { locale: 'vi', direction: 'ltr' }],
  [
    'everything',
    {
      $schema: 'language.schema.json',
      locale: 'ar-u-nu-latn',
      direction: 'rtl',
      shell: { skip: 'a' },
      steps: { list: ['b', 'c'], plural: { one: 'd', other: 'e' } },
      sections: {},
      note: 'ours',
    },
    {
      locale: 'ar-u-nu-latn',
      direction: 'rtl',
      shell: { skip: 'a' },
      steps: { list: ['b', 'c'], plural: { one: 'd', other: 'e' } },
      sections: {},
    },
  ],
])('A language with %s is accepted, without what the calculator does not read', (_, document, language) => {
  expect(parseClientLanguage('vi', document)).toEqual(language)
})

describe('A language is rejected, with pointers, if', () => {
  it.each<[string, unknown, pointers: string[]]>([
    ['it is a text', 'Hello', ['']],
    ['it is a list', [], ['']],
    ['it is null', null, ['']],
    ['its locale is not a tag', { locale: 'es_MX' }, ['/locale']],
    ['its locale is null', { locale: null }, ['/locale']],
    ['its direction is unknown', { direction: 'down' }, ['/direction']],
    ['a part is a text', { shell: 'Hello' }, ['/shell']],
    ['a part is a list', { steps: ['Hello'] }, ['/steps']],
    ['a part is null', { sections: null }, ['/sections']],
    ['texts are of another type', { shell: { a: 1, b: { c: true } } }, ['/shell/a', '/shell/b/c']],
    ['a list contains a number', { steps: { list: ['a', 1] } }, ['/steps/list/1']],
    ['a list contains an object', { steps: { list: [{}] } }, ['/steps/list/0']],
    ['a name has a slash', { steps: { 'a/b': null } }, ['/steps/a~1b']],
    ['it has more than 200,000 characters', { shell: { a: 'a'.repeat(200_000) } }, ['']],
  ])('%s', (_, document, pointers) => {
    const { issues } = contractErrorOf(() => parseClientLanguage('vi', document))
    expect(issues.map(({ pointer }) => pointer)).toEqual(pointers)
  })

  it('objects are nested too deeply', () => {
    const document: unknown = JSON.parse(`${'{"shell":'.repeat(50_000)}{}${'}'.repeat(50_000)}`)
    const { issues } = contractErrorOf(() => parseClientLanguage('vi', document))
    expect(issues).toEqual([
      { pointer: '/shell'.repeat(10), expected: 'at most 10 levels of objects', found: 'an object (shell)' },
    ])
  })

  it('the name of its file is not a tag, and it has no locale', () => {
    expect(contractErrorOf(() => parseClientLanguage('en-ab-cd', {})).issues[0]?.pointer).toBe('/locale')
  })
})

it('A client with a wrong language is rejected, even if no year lists the language', () => {
  const documents = { ...bilingualDocuments(), 'languages/fr.json': { shell: { skip: 1 } } }
  expect(() => createClient('rivers', new Map(Object.entries(documents)))).toThrow(
    /^rivers\/languages\/fr\.json cannot be served[^]*\/shell\/skip: expected a text/,
  )
})

function contractErrorOf(act: () => unknown): ContractError {
  try {
    act()
  } catch (error) {
    if (error instanceof ContractError) return error
    throw error
  }
  throw new Error('It did not fail')
}

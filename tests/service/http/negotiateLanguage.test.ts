import { describe, expect, it } from 'vitest'
import type { OutputsPayload } from '../../../src/contract/outputs.ts'
import { createClient, createYear } from '../../../src/clients/clients.ts'
import { bilingualClient, bilingualDocuments } from '../../kit/bilingualClient.ts'
import { fc } from '../../kit/fc.ts'
import { answers, checkedApp, readProblem } from './checkedApp.ts'

const client = bilingualClient()
const clients = { get: () => client }
const app = checkedApp({}, clients)
const body = JSON.stringify(answers)
const inLanguage = (language: string) => ({ 'Accept-Language': language })

interface InstanceBody {
  scenarios: { display: string }[]
  untranslated?: string[]
  language?: object
}

async function read<T>(response: Response): Promise<T> {
  expect(response.status).toBe(200)
  return (await response.json()) as T
}

describe('The language of a response is', () => {
  it.each([
    ['en', 'none', undefined],
    ['en', 'an empty list', ''],
    ['es', 'a language of the client', 'es'],
    ['es', 'it for another region', 'es-MX'],
    ['ar-XB', 'a region of a language that the client has for another one', 'ar-EG'],
    ['es', 'a browser in Spanish', 'es-US,es;q=0.9,en-US;q=0.8,en;q=0.7'],
    ['es', 'a language that the client lacks before one that it has', 'fr, es;q=0.5'],
    ['es', 'preferences in another order than their weights', 'en;q=0.5, es;q=0.9'],
    ['en', 'a language that the client lacks', 'fr'],
    ['en', 'an excluded language', 'es;q=0'],
    ['en', 'a wildcard', '*'],
    ['en', 'a wildcard before a language', '*, es;q=0.5'],
    ['es', 'a weight that is not a number', 'es;q=high, en;q=0.5'],
    ['en', 'only separators', ',;,=;q,,'],
    ['en', 'the name of a property', '__proto__, constructor'],
    ['en', 'a language after a thousand characters', `${'fr,'.repeat(333)}  es`],
  ])('%s for %s', async (language, _, header) => {
    const headers: Record<string, string> = header === undefined ? {} : inLanguage(header)
    for (const response of [await app.get(headers), await app.post(body, headers)]) {
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Language')).toBe(language)
    }
  })

  it('the only one of a client with one language', async () => {
    const { 'instance.json': instance, ...others } = bilingualDocuments()
    const english = { ...instance, client: { ...instance.client, languages: undefined } }
    const documents = new Map<string, unknown>(Object.entries({ ...others, 'instance.json': english }))
    const only = createClient('rivers', documents)
    const { headers } = await checkedApp({}, { get: () => only }).get(inLanguage('es'))
    expect([headers.get('Content-Language'), headers.get('Vary')]).toEqual([
      'en',
      'Accept-Encoding, is-api-key, Accept-Language',
    ])
  })
})

it('Any header leads to a language of the client', async () => {
  const preference = fc.oneof(
    fc.constantFrom('en', 'es', 'ar-XB', '*', 'fr', ';', ',', ';q=', '0.5', '"', '-', '\\', ' '),
    fc.stringMatching(/^[\t -~]{0,8}$/),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(preference, { maxLength: 12 }), async (parts) => {
      const { status, headers } = await app.get(inLanguage(parts.join('')))
      expect(status).toBe(200)
      expect(client.current.languages).toContain(headers.get('Content-Language'))
    }),
  )
})

describe('The instance', () => {
  it('has its names in the language', async () => {
    const [english, spanish, own] = await Promise.all(
      ['en', 'es', 'ar-XB'].map(async (each) => read<InstanceBody>(await app.get(inLanguage(each)))),
    )
    const displays = [english, spanish, own].map((instance) => instance!.scenarios[0]!.display)
    expect(displays).toEqual(['A usual year', 'Un año normal', 'A usual year'])
    expect(spanish?.untranslated).toEqual(['Two Rivers', 'Lab test'])
    expect([english, spanish].map((instance) => instance?.language)).toEqual([undefined, undefined])
    expect(own?.language).toMatchObject({ locale: 'ar-XB', direction: 'rtl' })
  })

  it('has an ETag for each language and encoding, and 304 and 412 only for its own', async () => {
    const requests = ['en', 'es', 'ar-XB'].flatMap((language) =>
      ['gzip', 'identity'].map((encoding) => ({ ...inLanguage(language), 'Accept-Encoding': encoding })),
    )
    const tags = await Promise.all(
      requests.map(async (headers) => (await app.get(headers)).headers.get('ETag')!),
    )
    expect(new Set(tags).size).toBe(requests.length)
    for (const [index, headers] of requests.entries())
      for (const [other, tag] of tags.entries()) {
        const isOwn = index === other
        expect((await app.get({ ...headers, 'If-None-Match': tag })).status).toBe(isOwn ? 304 : 200)
        expect((await app.get({ ...headers, 'If-Match': tag })).status).toBe(isOwn ? 200 : 412)
      }
  })

  it('has an ETag for each language without any translation', async () => {
    const { 'instance.json': instance, 'plans.json': plans } = bilingualDocuments()
    Object.assign(instance, {
      client: { ...instance.client, languages: ['en', 'es', 'fr'] },
      scenarios: [{ id: 'usual', display: 'A usual year' }],
      services: [{ id: 'lab', name: 'Lab test' }],
    })
    const current = createYear(instance, plans)
    const untranslated = checkedApp({}, { get: () => ({ current, years: new Map() }) })
    const [spanish, french] = await Promise.all(
      ['es', 'fr'].map(async (each) => untranslated.get(inLanguage(each))),
    )
    expect(await french!.text()).toBe(await spanish!.text())
    expect(french!.headers.get('ETag')).not.toBe(spanish!.headers.get('ETag'))
  })
})

describe('A calculation', () => {
  it('has its names in the language, and the same amounts', async () => {
    const [english, spanish] = await Promise.all(
      ['en', 'es'].map(async (each) => read<OutputsPayload>(await app.post(body, inLanguage(each)))),
    )
    expect(namesIn(english!)).toEqual(['Plan One', 'Plan Two', 'Office visit'])
    expect(namesIn(spanish!)).toEqual(['Plan Uno', 'Plan Two', 'Consulta médica'])
    expect(english).not.toHaveProperty('untranslated')
    // Not 'Lab test', which the result does not name.
    expect(spanish!.untranslated).toEqual(['The guide', 'Plan Two'])
    expect(withoutNames(spanish!)).toEqual(withoutNames(english!))
  })

  it('is cached for each language', async () => {
    const lookups: boolean[] = []
    const counting = checkedApp({ onCacheLookup: (isHit) => lookups.push(isHit) }, clients)
    const texts: string[] = []
    for (const language of ['en', 'es', 'es', 'en', 'fr'])
      texts.push(await (await counting.post(body, inLanguage(language))).text())
    expect(lookups).toEqual([false, false, true, true, true])
    expect([texts[3], texts[4], texts[2]]).toEqual([texts[0], texts[0], texts[1]])
    expect(texts[1]).not.toBe(texts[0])
  })

  it.each(['en', 'es'])(
    'in %s accepts the name of a service in any language of the client',
    async (language) => {
      for (const name of ['Office visit', 'Consulta médica'])
        expect((await app.post(customBody(name), inLanguage(language))).status).toBe(200)
    },
  )

  it.each(['Lab test', 'Consulta'])('does not accept the name %j for another service', async (name) => {
    const { kind, pointers } = await readProblem(await app.post(customBody(name), inLanguage('es')))
    expect([kind, pointers]).toEqual(['unfit-answers', ['/customScenario/0/name']])
  })
})

it.each([
  ['the answers', () => app.post('{}', inLanguage('es'))],
  ['a precondition', () => app.get({ ...inLanguage('es'), 'If-Match': '"a"' })],
  ['a year', () => app.request('/mediplan/instance/1999', { headers: inLanguage('es') })],
  ['a path', () => app.request('/nowhere', { headers: inLanguage('es') })],
])('A problem with %s is in English', async (_, send) => {
  const { headers } = await send()
  expect([headers.get('Content-Type'), headers.get('Content-Language')]).toEqual([
    'application/problem+json',
    'en',
  ])
})

function customBody(name: string) {
  return JSON.stringify({
    ...answers,
    scenario: 'custom',
    customScenario: [{ id: 'visit', name, uses: 1 }],
  })
}

function namesIn({ plans, assumptions }: OutputsPayload) {
  const services = assumptions?.services ?? []
  return [...Object.values(plans).map(({ displayName }) => displayName), ...services.map(({ name }) => name)]
}

function withoutNames({ untranslated: _, ...result }: OutputsPayload) {
  return JSON.parse(
    JSON.stringify(result, (key, value: unknown) =>
      ['name', 'displayName'].includes(key) ? undefined : value,
    ),
  ) as unknown
}

import { describe, expect, it } from 'vitest'
import { samples } from '../../server.ts'
import { answers, checkedApp } from './checkedApp.ts'

const app = checkedApp()

async function tagFor(headers: Record<string, string> = {}) {
  return (await app.get(headers)).headers.get('ETag')!
}

describe('The instance', () => {
  it('may be kept by its caller alone, who asks each time whether it still holds', async () => {
    const { headers } = await app.get()
    expect(headers.get('Cache-Control')).toBe('private, no-cache')
    expect(headers.get('Vary')).toBe('Accept-Encoding, is-api-key')
  })

  it('has a strong tag, another one for each coding and each client', async () => {
    const tags = [
      await tagFor(),
      await tagFor({ 'Accept-Encoding': 'gzip' }),
      await tagFor({ 'is-api-key': 'marlow' }),
    ]
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) expect(tag).toMatch(/^"[\da-f]{32}(-gzip)?"$/)
    expect(await tagFor()).toBe(tags[0])
  })

  it('has another tag as soon as it is another', async () => {
    let client = samples.get('fernhill')!
    const changing = checkedApp({}, { get: () => client })
    const before = (await changing.get()).headers.get('ETag')!
    client = samples.get('marlow')!
    expect((await changing.get({ 'If-None-Match': before })).status).toBe(200)
  })

  it.each([
    ['gzip', 'gzip'],
    ['br, gzip;q=0.5', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip;q=0', null],
    ['identity', null],
    ['br', null],
    ['', null],
    ['gzip;q=nonsense, ;;,', 'gzip'],
  ])('to who accepts "%s" comes in the coding %s', async (accepted, coding) => {
    const response = await app.get({ 'Accept-Encoding': accepted })
    expect(response.headers.get('Content-Encoding')).toBe(coding)
    const length = (await response.arrayBuffer()).byteLength
    expect(response.headers.get('Content-Length')).toBe(String(length))
  })

  it('is as long as it says, and smaller when it is compressed', async () => {
    const [plain, small] = await Promise.all(
      ['identity', 'gzip'].map(async (coding) => (await app.get({ 'Accept-Encoding': coding })).headers),
    )
    expect(Number(small?.get('Content-Length'))).toBeLessThan(Number(plain?.get('Content-Length')))
  })

  it.each([
    ['its tag', (tag: string) => tag],
    ['its tag among others', (tag: string) => `"a", W/"b" ,${tag}`],
    ['its tag as a weak one', (tag: string) => `W/${tag}`],
    ['any tag', () => '*'],
  ])('is not sent again to who names %s', async (_, named) => {
    const tag = await tagFor()
    const response = await app.get({ 'If-None-Match': named(tag) })
    expect([response.status, await response.text(), response.headers.get('ETag')]).toEqual([304, '', tag])
  })

  it.each(['"a"', 'W/"a", "b"', '', '"', 'nonsense'])('is sent to who names %j', async (tags) => {
    expect((await app.get({ 'If-None-Match': tags })).status).toBe(200)
  })

  it('is sent to who has it in another coding', async () => {
    const tag = await tagFor({ 'Accept-Encoding': 'gzip' })
    expect((await app.get({ 'If-None-Match': tag })).status).toBe(200)
    expect((await app.get({ 'If-None-Match': tag, 'Accept-Encoding': 'gzip' })).status).toBe(304)
  })

  it('has the same headers for who asks for these alone', async () => {
    const headers = { 'is-api-key': 'fernhill', 'Accept-Encoding': 'gzip' }
    const [head, get] = await Promise.all(
      ['HEAD', 'GET'].map(async (method) => app.request('/mediplan/instance', { method, headers })),
    )
    expect(await head!.text()).toBe('')
    expect(Object.fromEntries(head!.headers)).toEqual(Object.fromEntries(get!.headers))
  })
})

describe('The description of the API', () => {
  it.each(['GET', 'HEAD'])('is sent once to who asks with %s, to anyone', async (method) => {
    const first = await app.request('/benefits/openapi.json', { method })
    const tag = first.headers.get('ETag')!
    const again = await app.request('/openapi.json', { method, headers: { 'If-None-Match': tag } })
    expect([first.status, again.status]).toEqual([200, 304])
  })
})

describe('A strong tag', () => {
  it.each(['*', 'deflate', 'identity;q=0, deflate', 'gzip'])(
    'stays strong for who accepts %s',
    async (accepted) => {
      const { headers } = await app.request('/openapi.json', { headers: { 'Accept-Encoding': accepted } })
      expect(headers.get('ETag')).toMatch(/^"[\da-f]{32}(-gzip)?"$/)
      expect(headers.get('Content-Encoding')).toBe(accepted === 'gzip' ? 'gzip' : null)
    },
  )
})

describe('Nobody may keep', () => {
  it.each([
    ['a calculation', () => app.post(JSON.stringify(answers))],
    ['answers that do not fit', () => app.post('{}')],
    ['the lack of a client', () => app.get({ 'is-api-key': 'nobody' })],
    ['the lack of a path', () => app.request('/nowhere')],
  ])('%s', async (_, ask) => {
    const { headers } = await ask()
    expect([headers.get('Cache-Control'), headers.get('ETag')]).toEqual(['no-store', null])
  })
})

describe('What is computed for one caller', () => {
  const gzip = { 'Accept-Encoding': 'gzip' }

  it.each([
    ['a short answer', 1, null],
    ['a long one', 50, 'gzip'],
  ])('is compressed where that saves a wait: %s', async (_, faults, coding) => {
    const { headers, status } = await app.post(withFaults(faults), gzip)
    expect([status, headers.get('Content-Encoding')]).toEqual([422, coding])
  })

  it('is left as it is for who takes no compression', async () => {
    const { headers } = await app.post(withFaults(50), { 'Accept-Encoding': 'gzip;q=0' })
    expect(headers.get('Content-Encoding')).toBeNull()
  })

  it('is left as it is where the platform compresses', async () => {
    const elsewhere = checkedApp({ compresses: false })
    for (const response of [await elsewhere.get(gzip), await elsewhere.post(withFaults(50), gzip)])
      expect(response.headers.get('Content-Encoding')).toBeNull()
  })
})

/** Answers with surcharges that are not there, each of which makes the problem longer. */
function withFaults(count: number) {
  const names = Array.from({ length: count }, (_, index) => `${'surcharge'.repeat(15)}${index}`)
  return JSON.stringify({ ...answers, surcharges: Object.fromEntries(names.map((name) => [name, true])) })
}

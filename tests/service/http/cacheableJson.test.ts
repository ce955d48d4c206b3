import { describe, expect, it } from 'vitest'
import { samples } from '../../kit/samples.ts'
import { answers, checkedApp, readProblem } from './checkedApp.ts'

const app = checkedApp()

async function etagFor(headers: Record<string, string> = {}) {
  return (await app.get(headers)).headers.get('ETag')!
}

describe('The instance', () => {
  it('is stored by the caller only and revalidated each time', async () => {
    const { headers } = await app.get()
    expect(headers.get('Cache-Control')).toBe('private, no-cache')
    expect(headers.get('Vary')).toBe('Accept-Encoding, is-api-key, Accept-Language')
  })

  it('has a strong ETag for each encoding and client', async () => {
    const tags = [
      await etagFor(),
      await etagFor({ 'Accept-Encoding': 'gzip' }),
      await etagFor({ 'is-api-key': 'marlow' }),
    ]
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) expect(tag).toMatch(/^"[\da-f]{32}(-gzip)?"$/)
    expect(await etagFor()).toBe(tags[0])
  })

  it('has a new ETag when it changes', async () => {
    let client = samples.get('fernhill')!
    const changing = checkedApp({}, { get: () => client })
    const before = (await changing.get()).headers.get('ETag')!
    client = samples.get('marlow')!
    expect((await changing.get({ 'If-None-Match': before })).status).toBe(200)
  })

  it.each([
    ['its ETag', (tag: string) => tag],
    ['its ETag among others', (tag: string) => `"a", W/"b" ,${tag}`],
    ['its ETag as a weak one', (tag: string) => `W/${tag}`],
    ['any ETag', () => '*'],
  ])('responds 304 to If-None-Match with %s', async (_, format) => {
    const tag = await etagFor()
    const response = await app.get({ 'If-None-Match': format(tag) })
    expect([response.status, await response.text(), response.headers.get('ETag')]).toEqual([304, '', tag])
  })

  it.each(['"a"', 'W/"a", "b"', '', '"', 'nonsense'])('responds 200 to If-None-Match %j', async (tags) => {
    expect((await app.get({ 'If-None-Match': tags })).status).toBe(200)
  })

  it.each([
    [200, 'any ETag', () => '*'],
    [200, 'its ETag', (tag: string) => tag],
    [200, 'its ETag among others', (tag: string) => `"a", W/"b" ,${tag}`],
    [412, 'its ETag as a weak one', (tag: string) => `W/${tag}`],
    [412, 'another ETag', () => '"a"'],
    [412, 'no ETag', () => 'nonsense'],
  ])('responds %i to If-Match with %s', async (status, _, format) => {
    const response = await app.get({ 'If-Match': format(await etagFor()) })
    expect(response.status).toBe(status)
    if (status === 412)
      expect(await readProblem(response)).toMatchObject({ kind: 'changed', pointers: ['/if-match'] })
  })

  it('evaluates If-Match before If-None-Match', async () => {
    const tag = await etagFor()
    expect((await app.get({ 'If-Match': '"a"', 'If-None-Match': tag })).status).toBe(412)
    expect((await app.get({ 'If-Match': tag, 'If-None-Match': tag })).status).toBe(304)
  })

  it('has a weak ETag, which If-Match never matches, if the platform compresses', async () => {
    const onPlatform = checkedApp({ compresses: false })
    const tag = (await onPlatform.get()).headers.get('ETag')!
    expect((await onPlatform.get({ 'If-Match': tag })).status).toBe(412)
    expect((await onPlatform.get({ 'If-None-Match': tag })).status).toBe(304)
  })

  it('responds 200 to the ETag of another encoding', async () => {
    const tag = await etagFor({ 'Accept-Encoding': 'gzip' })
    expect((await app.get({ 'If-None-Match': tag })).status).toBe(200)
    expect((await app.get({ 'If-None-Match': tag, 'Accept-Encoding': 'gzip' })).status).toBe(304)
  })
})

describe('The description of the API', () => {
  it('is stored by any cache and revalidated each time', async () => {
    const { headers } = await app.request('/openapi.json')
    expect(headers.get('Cache-Control')).toBe('no-cache')
    expect(headers.get('Vary')).toBe('Accept-Encoding')
  })

  it.each(['GET', 'HEAD'])('responds 304 to %s with its ETag, without a key', async (method) => {
    const first = await app.request('/benefits/openapi.json', { method })
    const tag = first.headers.get('ETag')!
    const again = await app.request('/openapi.json', { method, headers: { 'If-None-Match': tag } })
    expect([first.status, again.status]).toEqual([200, 304])
  })
})

describe('No cache may store', () => {
  it.each([
    ['a calculation', () => app.post(JSON.stringify(answers))],
    ['a problem with the answers', () => app.post('{}')],
    ['an unknown key', () => app.get({ 'is-api-key': 'nobody' })],
    ['an unknown path', () => app.request('/nowhere')],
  ])('%s', async (_, send) => {
    const { headers } = await send()
    expect([headers.get('Cache-Control'), headers.get('ETag')]).toEqual(['no-store', null])
  })
})

describe('The instance', () => {
  it.each([
    ['gzip', 'gzip'],
    ['br, gzip;q=0.5', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip;q=0', null],
    ['identity', null],
    ['br', null],
    ['', null],
    ['gzip;q=nonsense, ;;,', 'gzip'],
  ])('for Accept-Encoding "%s" has Content-Encoding %s', async (accepted, encoding) => {
    const response = await app.get({ 'Accept-Encoding': accepted })
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
    const length = (await response.arrayBuffer()).byteLength
    expect(response.headers.get('Content-Length')).toBe(String(length))
  })
})

describe('A response for one caller', () => {
  const gzip = { 'Accept-Encoding': 'gzip' }

  it.each([
    ['a short one', 1, null],
    ['one of more than a kilobyte', 8, 'gzip'],
    ['a long one', 50, 'gzip'],
  ])('is compressed if that makes it smaller: %s', async (_, problems, encoding) => {
    const { headers, status } = await app.post(withProblems(problems), gzip)
    expect([status, headers.get('Content-Encoding')]).toEqual([422, encoding])
  })

  it('is not compressed if the platform compresses', async () => {
    const onPlatform = checkedApp({ compresses: false })
    const responses = [await onPlatform.get(gzip), await onPlatform.post(withProblems(50), gzip)]
    expect(responses.map(({ status, headers }) => [status, headers.get('Content-Encoding')])).toEqual([
      [200, null],
      [422, null],
    ])
  })
})

/** Answers with unknown surcharges, each of which makes the problem longer. */
function withProblems(count: number) {
  const names = Array.from({ length: count }, (_, index) => `${'surcharge'.repeat(15)}${index}`)
  return JSON.stringify({ ...answers, surcharges: Object.fromEntries(names.map((name) => [name, true])) })
}

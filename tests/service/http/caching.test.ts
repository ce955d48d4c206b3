import { describe, expect, it } from 'vitest'
import { samples } from '../../server.ts'
import { answers, checkedApp, problemOf } from './checkedApp.ts'

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

  it.each([
    [200, 'any tag', () => '*'],
    [200, 'its tag', (tag: string) => tag],
    [200, 'its tag among others', (tag: string) => `"a", W/"b" ,${tag}`],
    [412, 'its tag as a weak one', (tag: string) => `W/${tag}`],
    [412, 'another tag', () => '"a"'],
    [412, 'no tag', () => 'nonsense'],
  ])('is answered %i to who wants %s alone', async (status, _, named) => {
    const response = await app.get({ 'If-Match': named(await tagFor()) })
    expect(response.status).toBe(status)
    if (status === 412)
      expect(await problemOf(response)).toMatchObject({ kind: 'changed', pointers: ['/if-match'] })
  })

  it('is compared by If-Match first, and then by If-None-Match', async () => {
    const tag = await tagFor()
    expect((await app.get({ 'If-Match': '"a"', 'If-None-Match': tag })).status).toBe(412)
    expect((await app.get({ 'If-Match': tag, 'If-None-Match': tag })).status).toBe(304)
  })

  it('has a weak tag, which If-Match never takes, where the platform compresses', async () => {
    const onPlatform = checkedApp({ compresses: false })
    const tag = (await onPlatform.get()).headers.get('ETag')!
    expect((await onPlatform.get({ 'If-Match': tag })).status).toBe(412)
    expect((await onPlatform.get({ 'If-None-Match': tag })).status).toBe(304)
  })

  it('is refused without a key, whatever the precondition', async () => {
    expect((await app.get({ 'is-api-key': 'nobody', 'If-Match': '"a"' })).status).toBe(401)
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
  it('may be kept by anyone, who asks each time whether it still holds', async () => {
    const { headers } = await app.request('/openapi.json')
    expect(headers.get('Cache-Control')).toBe('no-cache')
    expect(headers.get('Vary')).toBe('Accept-Encoding')
  })

  it.each(['GET', 'HEAD'])('is sent once to who asks with %s, to anyone', async (method) => {
    const first = await app.request('/benefits/openapi.json', { method })
    const tag = first.headers.get('ETag')!
    const again = await app.request('/openapi.json', { method, headers: { 'If-None-Match': tag } })
    expect([first.status, again.status]).toEqual([200, 304])
  })
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

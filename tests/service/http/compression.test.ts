import { describe, expect, it } from 'vitest'
import { answers, checkedApp } from './checkedApp.ts'

const app = checkedApp()

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

  it('is smaller when compressed', async () => {
    const [plain, small] = await Promise.all(
      ['identity', 'gzip'].map(async (encoding) => (await app.get({ 'Accept-Encoding': encoding })).headers),
    )
    expect(Number(small?.get('Content-Length'))).toBeLessThan(Number(plain?.get('Content-Length')))
  })
})

describe('A strong ETag', () => {
  it.each(['*', 'deflate', 'identity;q=0, deflate', 'gzip'])(
    'stays strong for Accept-Encoding %s',
    async (accepted) => {
      const { headers } = await app.request('/openapi.json', { headers: { 'Accept-Encoding': accepted } })
      expect(headers.get('ETag')).toMatch(/^"[\da-f]{32}(-gzip)?"$/)
      expect(headers.get('Content-Encoding')).toBe(accepted === 'gzip' ? 'gzip' : null)
    },
  )
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

  it('is compressed for a calculation', async () => {
    const { headers, status } = await app.post(JSON.stringify(answers), gzip)
    expect([status, headers.get('Content-Encoding')]).toEqual([200, 'gzip'])
  })

  it('is not compressed if the caller does not accept it', async () => {
    const { headers } = await app.post(withProblems(50), { 'Accept-Encoding': 'gzip;q=0' })
    expect(headers.get('Content-Encoding')).toBeNull()
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

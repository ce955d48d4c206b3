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

describe('What is computed for one caller', () => {
  const gzip = { 'Accept-Encoding': 'gzip' }

  it.each([
    ['a short answer', 1, null],
    ['one of more than a kilobyte', 8, 'gzip'],
    ['a long one', 50, 'gzip'],
  ])('is compressed where that makes it smaller: %s', async (_, faults, coding) => {
    const { headers, status } = await app.post(withFaults(faults), gzip)
    expect([status, headers.get('Content-Encoding')]).toEqual([422, coding])
  })

  it('is compressed as it mostly is: a calculation', async () => {
    const { headers, status } = await app.post(JSON.stringify(answers), gzip)
    expect([status, headers.get('Content-Encoding')]).toEqual([200, 'gzip'])
  })

  it('is left as it is for who takes no compression', async () => {
    const { headers } = await app.post(withFaults(50), { 'Accept-Encoding': 'gzip;q=0' })
    expect(headers.get('Content-Encoding')).toBeNull()
  })

  it('is left as it is where the platform compresses', async () => {
    const elsewhere = checkedApp({ compresses: false })
    const found = [await elsewhere.get(gzip), await elsewhere.post(withFaults(50), gzip)]
    expect(found.map(({ status, headers }) => [status, headers.get('Content-Encoding')])).toEqual([
      [200, null],
      [422, null],
    ])
  })
})

/** Answers with surcharges that are not there, each of which makes the problem longer. */
function withFaults(count: number) {
  const names = Array.from({ length: count }, (_, index) => `${'surcharge'.repeat(15)}${index}`)
  return JSON.stringify({ ...answers, surcharges: Object.fromEntries(names.map((name) => [name, true])) })
}

import { describe, expect, it } from 'vitest'
import { answers, json } from './http/checkedApp.ts'
import { serveSite } from './site/serveSite.ts'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

describe('Every response', () => {
  const site = serveSite()

  it.each([
    ['/', policy],
    ['/missing', policy],
    ['/assets/index-abc.js', policy],
    ['/mediplan/instance', "default-src 'none'; frame-ancestors 'none'"],
    ['/mediplan/nothing', "default-src 'none'; frame-ancestors 'none'"],
  ])('of %s has the security headers', async (path, expectedPolicy) => {
    const { headers } = await site.get(path)
    expect(headers).toMatchObject({
      'content-security-policy': expectedPolicy,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()') as string,
    })
    expect(headers).not.toHaveProperty('x-powered-by')
  })
})

describe('The API next to the page', () => {
  const site = serveSite()

  it('serves the instance, compressed', async () => {
    const { status, headers } = await site.get('/mediplan/instance/2028', {
      'is-api-key': 'marlow',
      'Accept-Encoding': 'gzip',
    })
    expect([status, headers['content-encoding']]).toEqual([200, 'gzip'])
    expect(await site.get('/mediplan/instance', { 'is-api-key': 'nobody' })).toMatchObject({ status: 401 })
  })

  it('serves a calculation', async () => {
    const response = await fetch(new URL('/mediplan/calculate', site.address), {
      method: 'POST',
      headers: json,
      body: JSON.stringify(answers),
    })
    expect(await response.json()).toMatchObject({ bestPlan: 'cdhp' })
  })
})

describe('A body over the size limit', () => {
  const site = serveSite()

  it('closes its connection, so that the next request is not lost', async () => {
    const address = new URL('/mediplan/calculate', site.address)
    for (let round = 0; round < 5; round++) {
      const rejected = await fetch(address, { method: 'POST', headers: json, body: ' '.repeat(3_000_000) })
      expect(rejected.status).toBe(413)
      await rejected.text()
      expect((await fetch(address, { method: 'POST', headers: json, body: '{}' })).status).toBe(422)
    }
  })
})

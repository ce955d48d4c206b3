import { describe, expect, it } from 'vitest'
import { serving } from './serving.ts'

describe('Under a base path, with another address and key', () => {
  const served = serving({
    BASE_PATH: 'benefits',
    API_HOST: 'https://api.example.com/v1/',
    API_KEY: 'marlow',
  })

  it('says where it is', () => {
    expect(served.address).toMatch(/\/benefits\/$/)
  })

  it.each(['/benefits/', '/benefits/coverage'])(
    'serves the page at %s, address and key written in',
    async (path) => {
      const { body } = await served.get(path, { Accept: 'text/html' })
      expect(body).toContain('<meta name="api-host" content="https://api.example.com/v1/" />')
      expect(body).toContain('<meta name="api-key" content="marlow" />')
    },
  )

  it('leads to the page who forgets the slash', async () => {
    const { status, headers } = await served.get('/benefits')
    expect([status, headers.location]).toEqual([308, '/benefits/'])
  })

  it.each(['/', '/coverage', '/assets/index-abc.js', '/benefitsx'])('has nothing at %s', async (path) => {
    expect(await served.get(path, { Accept: 'text/html' })).toMatchObject({ status: 404 })
  })

  it.each(['/mediplan/instance', '/benefits/mediplan/instance'])('answers the API at %s', async (path) => {
    expect(await served.get(path, { 'is-api-key': 'marlow' })).toMatchObject({ status: 200 })
  })

  it('lets the page call that address too', async () => {
    const { headers } = await served.get('/benefits/')
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.example.com;")
  })
})

import { describe, expect, it } from 'vitest'
import { serveSite } from './serveSite.ts'

describe('A service with a base path, API address, and key', () => {
  const site = serveSite({
    BASE_PATH: 'benefits',
    API_HOST: 'https://api.example.com/v1/',
    API_KEY: 'marlow',
  })

  it('logs its URL', () => {
    expect(site.address).toMatch(/\/benefits\/$/)
  })

  it.each(['/benefits/', '/benefits/coverage'])('serves the page with the settings at %s', async (path) => {
    const { body } = await site.get(path, { Accept: 'text/html' })
    expect(body).toContain('<meta name="api-host" content="https://api.example.com/v1/" />')
    expect(body).toContain('<meta name="api-key" content="marlow" />')
  })

  it('redirects to the trailing slash', async () => {
    const { status, headers } = await site.get('/benefits')
    expect([status, headers.location]).toEqual([308, '/benefits/'])
  })

  it.each(['/', '/coverage', '/assets/index-abc.js', '/benefitsx'])('responds 404 at %s', async (path) => {
    expect(await site.get(path, { Accept: 'text/html' })).toMatchObject({ status: 404 })
  })

  it.each(['/mediplan/instance', '/benefits/mediplan/instance'])('serves the API at %s', async (path) => {
    expect(await site.get(path, { 'is-api-key': 'marlow' })).toMatchObject({ status: 200 })
  })

  it('allows the page to call the API address', async () => {
    const { headers } = await site.get('/benefits/')
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.example.com;")
  })
})

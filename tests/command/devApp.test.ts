import { beforeEach, describe, expect, it, test } from 'vitest'
import type { Hono } from 'hono'
import { createDevApp } from '../../src/command/devApp.ts'
import { pagesFolder } from '../../src/packageFiles.ts'
import { prepareClientsFolder, run, writeClient } from './clientsFolder.ts'

prepareClientsFolder()

let app: Hono

beforeEach(async () => {
  await writeClient((files) => files.set('keys.json', '{ "keys": { "a&key": "ours" } }'))
  app = createDevApp({
    clients: run.dir,
    consultancy: 'Acme & Co.',
    api: (request) => new Response(`API ${new URL(request.url).pathname}`),
    pages: pagesFolder,
  })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://localhost:5174${path}`, { headers })

test.each(['/clients/ours/', '/clients/ours/results', '/clients/ours/preview/2028'])(
  "%s is the client's calculator, at its path and with its key",
  async (path) => {
    const response = await get(path)
    const html = await response.text()
    expect(html).toContain('<meta name="base-path" content="/clients/ours/" />')
    expect(html).toContain('<meta name="api-key" content="a&amp;key" />')
    expect(html).toContain('content="Acme &amp; Co."')
    expect(html).toMatch(/src="\/clients\/ours\/assets\/index-/)
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
  },
)

test("the calculator's files and API are below the path of the client", async () => {
  const html = await (await get('/clients/ours/')).text()
  const [script] = /\/clients\/ours\/assets\/index-[^"]+/.exec(html)!
  expect((await get(script)).headers.get('content-type')).toContain('javascript')
  expect((await get('/clients/ours/assets/index-old.js')).status).toBe(404)
  expect(await (await get('/clients/ours/mediplan/instance')).text()).toBe(
    'API /clients/ours/mediplan/instance',
  )
})

test('the workbench and the page of its calculator only show in frames of their own', async () => {
  for (const [path, title] of [
    ['/', 'Mediplan workbench'],
    ['/calculator/coverage', 'Medical plan calculator'],
  ] as const) {
    const response = await get(path)
    const html = await response.text()
    expect(html).toContain(`<title>${title}</title>`)
    expect(html.includes('content="Acme &amp; Co."')).toBe(path.startsWith('/calculator/'))
    expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'self'")
  }
})

describe('rejects', () => {
  it.each([
    ['a page of another origin that reads files', '/client-files', { 'sec-fetch-site': 'cross-site' }],
    ['a program that reads keys', '/client-keys/ours', {}],
  ])('%s', async (_, path, headers) => {
    expect((await get(path, headers)).status).toBe(403)
  })

  it('another name for this machine, even of the same origin', async () => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    expect((await app.request('http://rebound.example:5174/client-files', { headers })).status).toBe(403)
    expect((await get('/client-files', headers)).status).toBe(200)
  })
})

import { expect, it } from 'vitest'
import { mediplan } from '../../src/command/mediplan.ts'
import { siteHeaders } from '../../src/service/http/responseHeaders.ts'
import { servers } from '../../src/command/formatHeaders.ts'
import { Hono } from 'hono'
import { prepareClientsFolder, run } from './clientsFolder.ts'

prepareClientsFolder()

const print = async (...args: string[]) => {
  expect(await mediplan(['headers', ...args])).toBe(0)
  return run.output
}

const immutable = 'public, max-age=31536000, immutable'

it.each(servers)('prints the headers of the service and the caching of assets for %s', async (server) => {
  const printed = await print(server, '--base', 'acme', '--api', 'https://api.example.com/v1/')
  const app = new Hono().use(siteHeaders({ apiHost: 'https://api.example.com/v1/' }))
  const { headers } = await app.request('/')
  expect(headers.get('content-security-policy')).toContain("connect-src 'self' https://api.example.com;")
  for (const [name, value] of headers) {
    if (name === 'content-type') continue
    expect(printed.toLowerCase()).toMatch(new RegExp(String.raw`^.*\b${name}\W.*$`, 'm'))
    expect(printed).toContain(value)
  }
  expect(printed).toContain(immutable)
  expect(printed).toContain('/acme/')
})

it.each(servers)('names the pages that may show the calculator in a frame, for %s', async (server) => {
  const printed = await print(server, '--frame-ancestors', 'https://a.example,https://b.example')
  expect(printed).toContain('frame-ancestors https://a.example https://b.example;')
  expect(printed.toLowerCase()).not.toContain('x-frame-options')
})

it.each([
  ['nginx', 'index.html;\n  location ~ /assets/ {'],
  ['caddy', '    not path */assets/*\n    not file\n'],
  ['apache', '  FallbackResource disabled\n</LocationMatch>'],
])('responds with the page for screens and not for missing assets, with %s', async (server, excluded) => {
  const printed = await print(server, '--base', '/acme/')
  expect(printed).toContain('index.html')
  expect(printed).toContain(excluded)
})

it.each([
  ['netlify', `/assets/*\n  cache-control: ${immutable}\n/:client/assets/*\n  cache-control: ${immutable}\n`],
  ['nginx', '  location ~ /assets/ {'],
  [
    'caddy',
    `  @assets path */assets/*\n  header @assets cache-control "${immutable}"\n  @others not path */assets/*\n`,
  ],
  ['apache', '<LocationMatch "^/(.*/)?assets/">'],
])('serves static sites in folders and their workers, with %s', async (server, assets) => {
  const printed = await print(server, '--static')
  expect(printed).toContain("worker-src 'self'")
  expect(printed).toContain(assets)
  expect(printed).not.toContain('index.html')
})

it('rejects --static with --api', async () => {
  expect(await mediplan(['headers', 'nginx', '--static', '--api', '/'])).toBe(2)
  expect(run.output).toBe('Use either --static or --api: a static site calls no API.\n')
})

it('exits with 2 for an unknown server', async () => {
  expect(await mediplan(['headers', 'iis'])).toBe(2)
  expect(run.output).toContain('Allowed choices are netlify, nginx, caddy, apache.')
})

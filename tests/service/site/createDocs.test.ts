import { Hono } from 'hono'
import { describe, expect, it, test } from 'vitest'
import { createDocs } from '../../../src/service/site/createDocs.ts'
import { readSetting, withSettings } from '../../../src/service/site/pageSettings.ts'

const docs = createDocs()

describe('The documentation page', () => {
  it('uses only its own files, under a policy that allows nothing else', async () => {
    const response = await docs.request('/docs')
    const html = await response.text()
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address)
    expect(addresses).toEqual([
      'data:,',
      'docs/LICENSE.txt',
      'docs/swagger-ui.css',
      'docs/swagger-ui-bundle.js',
      'docs/start.js',
    ])
    expect(html).not.toMatch(/style=|<style|<script>/)
    expect(response.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
  })

  it.each([
    ['/docs/swagger-ui.css', 'text/css', '.swagger-ui'],
    ['/docs/swagger-ui-bundle.js', 'text/javascript', 'SwaggerUIBundle'],
    ['/docs/swagger-ui-bundle.js.LICENSE.txt', 'text/plain', 'license'],
    ['/docs/start.js', 'text/javascript', "url: 'openapi.json'"],
  ])('loads %s', async (path, type, content) => {
    const response = await docs.request(path)
    expect(response.headers.get('Content-Type')).toContain(type)
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(await response.text()).toContain(content)
  })

  it('is compressed and revalidated', async () => {
    const headers = { 'Accept-Encoding': 'br' }
    const first = await docs.request('/docs/swagger-ui-bundle.js', { headers })
    expect(first.headers.get('Content-Encoding')).toBe('br')
    expect((await first.arrayBuffer()).byteLength).toBeLessThan(500_000)
    const known = { ...headers, 'If-None-Match': first.headers.get('ETag')! }
    const again = await docs.request('/docs/swagger-ui-bundle.js', { headers: known })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it.each(['/docs/', '/benefits/docs/'])('is the redirect target of %s', async (path) => {
    const app = new Hono().route('/', docs).route('/benefits/', docs)
    const response = await app.request(path)
    expect(response.status).toBe(308)
    const address = new URL(response.headers.get('Location')!, `http://localhost${path}`)
    expect(address.pathname).toBe(path.slice(0, -1))
  })

  it.each(['package.json', 'swagger-ui.js', '..%2fhono%2fpackage.json', '%2e%2e/package.json', 'index.html'])(
    'does not serve other files of the package, such as %s',
    async (file) => {
      expect((await docs.request(`/docs/${file}`)).status).toBe(404)
    },
  )
})

const page =
  '<meta name="api-host" content="" /><meta name="api-key" content="built" /><meta name="other" content="" />'

test('Without settings, the page is unchanged', () => {
  expect(withSettings(page, { host: undefined, key: undefined })).toBe(page)
})

test('Writes and escapes the address and the key', () => {
  expect(withSettings(page, { host: 'https://api.example.com/?a=1&b="2"', key: '$1$&' })).toBe(
    '<meta name="api-host" content="https://api.example.com/?a=1&amp;b=&quot;2&quot;" />' +
      '<meta name="api-key" content="$1$&amp;" /><meta name="other" content="" />',
  )
})

test('Writes whether answers stay in the tab', () => {
  const built = '<meta name="keep-answers" content="yes" />'
  expect(withSettings(built, { keepAnswers: 'no' })).toBe('<meta name="keep-answers" content="no" />')
})

test('An empty setting replaces the built value', () => {
  expect(withSettings(page, { host: undefined, key: '' })).toContain('<meta name="api-key" content="" />')
})

test('Reads the API address from the page', () => {
  const built = withSettings(page, { host: 'https://api.example.com/v1/' })
  expect(readSetting(built, 'api-host')).toBe('https://api.example.com/v1/')
  expect(readSetting('<html></html>', 'api-host')).toBe('')
})

test('Writes the base path into the page, and before its relative addresses', () => {
  const built = `<meta name="base-path" content="./" /><meta name="api-host" content="./" /><template data-languages='{"es":"./assets/es.js"}'><link href="./assets/a.css"></template><p>a ./b</p>`
  expect(withSettings(built, { base: '/benefits/' })).toBe(
    `<meta name="base-path" content="/benefits/" /><meta name="api-host" content="/benefits/" /><template data-languages='{"es":"/benefits/assets/es.js"}'><link href="/benefits/assets/a.css"></template><p>a ./b</p>`,
  )
})

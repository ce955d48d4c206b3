import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
// Not the test of support/test.ts, because these pages cause errors on purpose.
import { expect, test } from '@playwright/test'
import {
  createServer as createDevServer,
  resolveConfig,
  type UserConfigFnObject,
  type ViteDevServer,
} from 'vite'

const root = join(import.meta.dirname, '../..')
const keys = join(root, 'fixtures/clients/keys.json')
const configFiles = {
  workbench: join(root, 'src/workbench/vite.config.ts'),
  calculator: join(root, 'vite.config.ts'),
}
// Vite would bundle the files, and merge this with their list of modules to load early, each of which takes 3 seconds of
// CPU time.
const options = { port: 0, watch: null, warmup: {} }
const servers = new Map<string, ViteDevServer>()

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  for (const [name, configFile] of Object.entries(configFiles)) {
    const { default: configure } = (await import(configFile)) as { default: UserConfigFnObject }
    const config = configure({ command: 'serve', mode: 'development' })
    // The workbench's configuration sets NODE_ENV to production. With that value, the calculator's server would bundle
    // React's production build, which does not work with development code.
    delete process.env.NODE_ENV
    // No test opens the workbench's page.
    const optimizeDeps = { ...config.optimizeDeps, noDiscovery: name === 'workbench' }
    const server = await createDevServer({
      ...config,
      configFile: false,
      optimizeDeps,
      server: { ...config.server, ...options },
    })
    servers.set(name, await server.listen())
  }
})
test.afterAll(async () => {
  await Promise.all(Array.from(servers.values(), (server) => server.close()))
})

const portOf = (name: string) => (servers.get(name)!.httpServer!.address() as AddressInfo).port

const sameOrigin = { 'sec-fetch-site': 'same-origin' }
const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
const otherPort = { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }
const oldBrowser = { origin: 'http://localhost:9999' }
const editor = '/__open-in-editor'

/** Requests a raw path, which fetch would normalize, with headers that fetch would not send. */
function get(port: number, path: string, headers: Record<string, string>) {
  return new Promise<{ status?: number; csp?: string | string[]; cors?: string; text: string }>((resolve) => {
    send({ host: 'localhost', port, path, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          csp: response.headers['content-security-policy'],
          cors: response.headers['access-control-allow-origin'],
          text,
        }),
      )
    }).end()
  })
}

for (const name of Object.keys(configFiles))
  test(`the ${name}'s development server rejects pages of other origins, and serves secrets to none`, async () => {
    const defaults = await resolveConfig({ configFile: false }, 'serve')
    const { cors, fs } = servers.get(name)!.config.server
    expect(cors).toBe(false)
    expect(fs.deny).toEqual(expect.arrayContaining(defaults.server.fs.deny))
    const port = portOf(name)
    for (const path of ['/fixtures/clients/keys.json', `/@fs${keys}`, `/@id/${keys}`, `/@fs${keys}/`])
      for (const query of ['', '?raw', '?import&raw', '?url&inline', '?raw&x=.svg']) {
        const { text } = await get(port, path + query, { ...sameOrigin, 'sec-fetch-dest': 'script' })
        expect(text, path + query).not.toContain('fernhill')
      }
    const rows: [path: string, headers: Record<string, string>, status: number][] = [
      ['/', {}, 200],
      ['/', { ...navigation, 'sec-fetch-site': 'cross-site' }, 200],
      ['/', { origin: `http://localhost:${port}`, host: `localhost:${port}` }, 200],
      ['/', { ...navigation, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }, 403],
      ['/', { host: 'rebound.example' }, 403],
      ['/@vite/client', sameOrigin, 200],
      ['/@vite/client', otherPort, 403],
      ['/@vite/client', oldBrowser, 403],
      // 500 because the file parameter is missing; no file opens.
      [editor, sameOrigin, 500],
      [editor, {}, 403],
      [editor, { ...navigation, 'sec-fetch-site': 'cross-site' }, 403],
      [`${editor.toUpperCase()}/?file=x`, otherPort, 403],
      [`/@fs${keys}?raw`, { ...sameOrigin, 'sec-fetch-dest': 'empty' }, 403],
    ]
    for (const [path, headers, status] of rows) {
      const response = await get(port, path, headers)
      const request = `${path} ${JSON.stringify(headers)}`
      expect(response.status, request).toBe(status)
      expect(response.cors, request).toBeUndefined()
      if (headers.host !== 'rebound.example') expect(response.csp, request).toBe("frame-ancestors 'self'")
    }
  })

test('a page on another port cannot read, run, embed, or connect to anything', async ({ page }) => {
  const otherServer = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end('<!doctype html><title>Elsewhere</title>')
  }).listen(0)
  await page.goto(`http://localhost:${(otherServer.address() as AddressInfo).port}/`)
  for (const name of servers.keys()) {
    const obtained = await page.evaluate(
      async ({ home, file }) => {
        const returnNull = () => null
        const load = (tag: 'script' | 'img', url: string) => {
          const element = Object.assign(document.createElement(tag), { src: url })
          return new Promise((resolve) => {
            element.addEventListener('load', () => resolve(url))
            element.addEventListener('error', () => resolve(null))
            document.head.append(element)
          })
        }
        const embed = (url: string) => {
          const frame = document.createElement('iframe')
          frame.src = url
          return new Promise((resolve) => {
            frame.addEventListener('load', () => resolve(null))
            document.body.append(frame)
          })
        }
        const connect = (url: string) =>
          new Promise((resolve) => {
            const socket = new WebSocket(url, 'vite-hmr')
            socket.addEventListener('open', () => resolve(url))
            socket.addEventListener('error', () => resolve(null))
          })
        return Promise.all([
          fetch(`${home}@vite/client`).then((response) => response.text(), returnNull),
          fetch(`${home}@fs${file}?raw&import`).then((response) => response.text(), returnNull),
          fetch(`${home}client-files`).then((response) => response.text(), returnNull),
          import(`${home}@vite/env`).then(Object.keys, returnNull),
          load('script', `${home}@fs${file}?import`),
          load('img', `${home}__open-in-editor?file=x`),
          embed(home),
          connect(home.replace('http', 'ws')),
        ])
      },
      { home: `http://localhost:${portOf(name)}/`, file: keys },
    )
    expect(obtained).toEqual(Array.from(obtained, () => null))
    expect(page.frames().at(-1)!.url()).toMatch(/^chrome-error:/)
  }
  otherServer.close()
})

test("the calculator's development server shows every feature, and saved texts keep the screen and answers", async ({
  page,
}) => {
  await page.goto(`http://localhost:${portOf('calculator')}/`)
  await expect(page.getByRole('contentinfo')).toContainText('Created by Harbor Benefits for')
  await page.getByRole('button', { name: "Let's go" }).click()
  const list = page.getByRole('combobox').first()
  await list.selectOption({ index: 1 })
  const answer = await list.inputValue()
  const isUpdated = page.waitForEvent('console', (message) => message.text().includes('hot updated'))
  const { watcher } = servers.get('calculator')!
  watcher.emit('change', join(root, 'src/calculator/texts/en/questions.ts'))
  await isUpdated
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us about you')
  await expect(list).toHaveValue(answer)
})

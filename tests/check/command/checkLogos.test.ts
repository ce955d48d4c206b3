import { describe, expect, it, vi } from 'vitest'
import { mediplan } from '../../../src/check/command/mediplan.ts'
import { prepareClientsFolder, replacing, run, writeClient } from './clientsFolder.ts'

prepareClientsFolder()

const withLogo = (url: string) =>
  replacing(
    'ours/instance.json',
    '"displayName"',
    `"logo": { "url": "${url}", "alt": "Ours" }, "displayName"`,
  )
const svg = { 'Content-Type': 'image/svg+xml; charset=utf-8' }

/** Checks the client with a logo that a server responds to. */
async function checkLogo(respond: () => Response | Promise<Response>, options = ['--online']) {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve().then(respond))
  await writeClient(withLogo('https://example.com/logo.svg'))
  const code = await mediplan(['check', run.dir, '--strict', ...options])
  return { code, calls: fetch.mock.calls.length }
}

describe('With --online, the check', () => {
  it.each([
    ['an SVG image', svg, 5],
    ['a JPEG image of 100 kB', { 'Content-Type': 'image/jpeg' }, 100_000],
    ['an image for every site', { ...svg, 'Cross-Origin-Resource-Policy': 'cross-origin' }, 5],
  ])('reports nothing for %s', async (_, headers, size) => {
    const body = new Uint8Array(size)
    expect(await checkLogo(() => new Response(body, { headers }))).toEqual({ code: 0, calls: 1 })
    expect(run.output).toContain('No problems in 3 files.')
  })

  it.each<[string, () => Response, string]>([
    ['a missing file', () => new Response(null, { status: 404 }), 'The logo cannot be loaded (status 404).'],
    [
      'a page',
      () => new Response('<title>Sign in</title>', { headers: { 'Content-Type': 'text/html' } }),
      "The logo has the type 'text/html', which is not SVG, PNG, WebP, or JPEG.",
    ],
    [
      'a large image',
      () => new Response(new Uint8Array(100_001), { headers: svg }),
      'The logo is larger than 100 kB, which takes long on slow connections.',
    ],
    [
      'an image for its own site',
      () => new Response('<svg/>', { headers: { ...svg, 'Cross-Origin-Resource-Policy': 'same-origin' } }),
      'The logo is only for its own site (Cross-Origin-Resource-Policy: same-origin).',
    ],
    [
      'an unreachable server',
      () => {
        throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND example.com') })
      },
      'The logo cannot be loaded (getaddrinfo ENOTFOUND example.com).',
    ],
    [
      'a server that does not respond',
      () => {
        throw new DOMException('The operation was aborted', 'TimeoutError')
      },
      'The logo cannot be loaded (no response).',
    ],
    [
      'an address that leads to http',
      () => {
        const response = new Response('<svg/>', { headers: svg })
        return Object.defineProperty(response, 'url', { value: 'http://example.com/logo.svg' })
      },
      'The logo leads to an http address, which browsers do not load.',
    ],
  ])('reports %s', async (_, respond, message) => {
    expect(await checkLogo(respond)).toEqual({ code: 1, calls: 1 })
    expect(run.output).toContain(message)
    expect(run.output).toContain('logo-download')
  })

  it('stops a download at the limit', async () => {
    let chunks = 0
    const endless = new ReadableStream({
      pull(controller) {
        chunks += 1
        controller.enqueue(new Uint8Array(40_000))
      },
    })
    expect(await checkLogo(() => new Response(endless, { headers: svg }))).toMatchObject({ code: 1 })
    expect(chunks).toBeLessThan(6)
  })

  it.each(['http://example.com/logo.svg', 'https://'])('does not load %s', async (url) => {
    const fetch = vi.spyOn(globalThis, 'fetch')
    await writeClient(withLogo(url))
    await mediplan(['check', run.dir, '--online'])
    expect(fetch).not.toHaveBeenCalled()
  })
})

it('Without --online, the check loads nothing', async () => {
  expect(await checkLogo(() => new Response(null, { status: 404 }), [])).toEqual({ code: 0, calls: 0 })
})

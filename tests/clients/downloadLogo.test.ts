import { EventEmitter, once } from 'node:events'
import type { ClientRequest } from 'node:http'
import https, { type RequestOptions } from 'node:https'
import { syncBuiltinESMExports } from 'node:module'
import { createServer, type Server } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { downloadLogo } from '../../src/clients/downloadLogo.ts'

const url = 'https://example.com/logo.svg'
const svg = { 'Content-Type': 'image/svg+xml; charset=utf-8' }
const redirectTo = (location: string) => new Response(null, { status: 302, headers: { Location: location } })

const download = (respond: () => Response) => downloadLogo(url, () => Promise.resolve().then(respond))

it.each([
  ['an SVG image', svg, 5],
  ['a JPEG image of 100 kB', { 'Content-Type': 'image/jpeg' }, 100_000],
  ['an image for every site', { ...svg, 'Cross-Origin-Resource-Policy': 'cross-origin' }, 5],
])('Downloads %s', async (_, headers, size) => {
  const type = headers['Content-Type'].split(';')[0]
  const bytes = Buffer.alloc(size)
  const logo = await download(() => new Response(bytes, { headers }))
  // Comparing 100,000 bytes one by one takes half a second.
  expect(JSON.stringify(logo)).toBe(JSON.stringify({ type, bytes }))
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
      throw new Error('getaddrinfo ENOTFOUND example.com')
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
  ['endless redirects', () => redirectTo('/logo.svg'), 'The logo is redirected more than 5 times.'],
])('Explains %s', async (_, respond, problem) => {
  expect(await download(respond)).toEqual({ problem })
})

it.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
])('Decompresses %s', async (encoding, compress) => {
  const headers = { ...svg, 'Content-Encoding': encoding }
  expect(await download(() => new Response(new Uint8Array(compress('<svg/>')), { headers }))).toEqual({
    type: 'image/svg+xml',
    bytes: Buffer.from('<svg/>'),
  })
  const problem = 'The logo is larger than 100 kB, which takes long on slow connections.'
  const bomb = new Uint8Array(compress(Buffer.alloc(1_000_000)))
  expect(await download(() => new Response(bomb, { headers }))).toEqual({ problem })
})

describe('A request', () => {
  let options: RequestOptions

  beforeEach(() => {
    vi.spyOn(https, 'get').mockImplementation((_, each) => {
      options = each
      const request = new EventEmitter()
      setImmediate(() =>
        request.emit('error', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })),
      )
      return request as ClientRequest
    })
    syncBuiltinESMExports()
  })

  afterEach(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })

  it('says what it accepts and who sends it', async () => {
    await downloadLogo(url)
    expect(options.headers).toMatchObject({
      Accept: expect.stringContaining('image/svg+xml'),
      'User-Agent': expect.stringMatching(/^mediplan\//),
    })
  })

  it('connects to public IPv4 addresses, and prints nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    await downloadLogo('https://93.184.215.14/logo.svg')
    const found = await new Promise((resolve) =>
      options.lookup!('93.184.215.14', { all: true }, (error, addresses) => resolve(error ?? addresses)),
    )
    expect(found).toEqual([{ address: '93.184.215.14', family: 4 }])
    expect(warn).not.toHaveBeenCalled()
  })
})

it('Stops a download at the limit', async () => {
  let chunks = 0
  const endless = new ReadableStream({
    pull(controller) {
      chunks += 1
      controller.enqueue(new Uint8Array(40_000))
    },
  })
  expect(await download(() => new Response(endless, { headers: svg }))).toHaveProperty('problem')
  expect(chunks).toBeLessThan(6)
})

describe('A redirect', () => {
  it('is followed to another https address', async () => {
    const request = vi
      .fn<(address: URL) => Promise<Response>>()
      .mockResolvedValueOnce(redirectTo('//images.example.com/logo.svg'))
      .mockResolvedValueOnce(new Response('<svg/>', { headers: svg }))
    expect(await downloadLogo(url, request)).toHaveProperty('type', 'image/svg+xml')
    expect(request.mock.calls.map(([{ href }]) => href)).toEqual([url, 'https://images.example.com/logo.svg'])
  })

  it.each(['http', 'ftp'])('is not followed to an %s address', async (protocol) => {
    const request = vi.fn<() => Promise<Response>>(() =>
      Promise.resolve(redirectTo(`${protocol}://127.0.0.1/logo.svg`)),
    )
    const problem = `The logo leads to an ${protocol} address, which browsers do not load.`
    expect(await downloadLogo(url, request)).toEqual({ problem })
    expect(request).toHaveBeenCalledOnce()
  })
})

describe('A private address', () => {
  let server: Server
  let connections: number

  beforeEach(async () => {
    connections = 0
    server = createServer((socket) => {
      connections += 1
      socket.destroy()
    }).listen(0)
    await once(server, 'listening')
  })
  afterEach(() => server.close())

  it.each([
    'localhost',
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.0.1',
    '224.0.0.1',
    '[::]',
    '[::1]',
    '[::127.0.0.1]',
    '[::ffff:127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[64:ff9b:1::127.0.0.1]',
    '[2002:7f00:1::]',
    '[fc00::1]',
    '[fe80::1]',
  ])('is not connected to: %s', async (host) => {
    const { port } = server.address() as { port: number }
    expect(await downloadLogo(`https://${host}:${port}/logo.svg`)).toEqual({
      problem: 'The logo has a private address, which employees cannot open.',
    })
    expect(connections).toBe(0)
  })
})

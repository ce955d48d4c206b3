import { lookup as lookupHost, type LookupAddress } from 'node:dns'
import { get } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import ipaddr from 'ipaddr.js'
import packageJson from '../../package.json' with { type: 'json' }

/** Milliseconds. */
const timeout = 10_000

/** Bytes. */
const maxSize = 100_000

const maxRedirects = 5

const imageTypes = new Set(['image/svg+xml', 'image/png', 'image/webp', 'image/jpeg'])

export type DownloadedLogo = { type: string; bytes: Uint8Array } | { problem: string }

interface LogoResponse {
  status: number
  headers: Headers
  body: AsyncIterable<Uint8Array> | null
}

/** Requests an address, and does not follow redirects. */
type Request = (url: URL, signal: AbortSignal) => Promise<LogoResponse>

/**
 * Downloads a client's logo from a public https address. A client's file can name any address, so that each redirect is
 * checked before it is followed.
 * @param request replaced by tests
 * @returns the image, or what prevents browsers from showing it, in one sentence
 */
export async function downloadLogo(url: string, request: Request = requestPublic): Promise<DownloadedLogo> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new DOMException('No response', 'TimeoutError')), timeout)
  try {
    const response = await follow(new URL(url), request, controller.signal)
    const problem = problemOf(response)
    const bytes = problem === null ? await readUpTo(maxSize, decode(response)) : null
    if (bytes) return { type: typeOf(response), bytes }
    return {
      problem:
        problem ?? `The logo is larger than ${maxSize / 1000} kB, which takes long on slow connections.`,
    }
  } catch (error) {
    return { problem: problemOfError(error as Error) }
  } finally {
    clearTimeout(timer)
    controller.abort()
  }
}

/** The message is for the user. */
class LogoError extends Error {}

async function follow(first: URL, request: Request, signal: AbortSignal): Promise<LogoResponse> {
  let url = first
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    if (url.protocol !== 'https:')
      throw new LogoError(
        `The logo leads to an ${url.protocol.slice(0, -1)} address, which browsers do not load.`,
      )
    const response = await request(url, signal)
    const location = response.headers.get('Location')
    if (response.status < 300 || response.status >= 400 || location === null) return response
    url = new URL(location, url)
  }
  throw new LogoError(`The logo is redirected more than ${maxRedirects} times.`)
}

const headers = {
  Accept: [...imageTypes].join(', '),
  'Accept-Encoding': 'gzip, br, deflate',
  'User-Agent': `mediplan/${packageJson.version}`,
}

/** Connects to public addresses only. Checks the address that it connects to, so that DNS cannot change it. */
function requestPublic(url: URL, signal: AbortSignal): Promise<LogoResponse> {
  return new Promise((resolve, reject) => {
    // An address is connected to without a lookup.
    const address = url.hostname.replaceAll(/[[\]]/g, '')
    const problem = isIP(address) === 0 ? null : findPrivate([address])
    if (problem) return reject(problem)
    // A connection that another request has opened may be to a private address.
    const options = { agent: false, headers, lookup: lookupPublic, signal }
    get(url, options, (body) =>
      resolve({
        status: body.statusCode!,
        headers: new Headers(Object.entries(body.headers).map(([name, value]) => [name, String(value)])),
        body,
      }),
    ).on('error', reject)
  })
}

const lookupPublic: LookupFunction = (host, options, callback) => {
  lookupHost(host, options, (error, found: string | LookupAddress[], family) => {
    const addresses = typeof found === 'string' ? [{ address: found }] : (found ?? [])
    callback(error ?? findPrivate(addresses.map(({ address }) => address)), found, family)
  })
}

/** IPv4 addresses that are written as IPv6 in the old form, ::127.0.0.1. */
const compatible = ipaddr.parseCIDR('::/96')

function findPrivate(addresses: readonly string[]): LogoError | null {
  const isPublic = addresses.every((text) => {
    if (!ipaddr.isValid(text)) return false
    const address = ipaddr.parse(text)
    return address.range() === 'unicast' && !(address.kind() === 'ipv6' && address.match(compatible))
  })
  return isPublic ? null : new LogoError('The logo has a private address, which employees cannot open.')
}

function problemOfError(error: NodeJS.ErrnoException) {
  const { name, message, code, cause } = error
  if (error instanceof LogoError) return message
  const isTimeout = name === 'TimeoutError' || (cause as Error | undefined)?.name === 'TimeoutError'
  // The error of several addresses has no message.
  return `The logo cannot be loaded (${isTimeout ? 'no response' : message || code}).`
}

const decoders: Record<string, () => Transform> = {
  br: createBrotliDecompress,
  deflate: createInflate,
  gzip: createGunzip,
}

/** Requests of node:https do not decompress. */
function decode({ headers: received, body }: LogoResponse): LogoResponse['body'] {
  const createDecoder = decoders[received.get('Content-Encoding')?.toLowerCase() ?? '']
  if (!body || !createDecoder) return body
  return Readable.from(body).compose(createDecoder())
}

function typeOf({ headers: received }: LogoResponse) {
  return (received.get('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase()
}

function problemOf(response: LogoResponse): string | null {
  const { status, headers: received } = response
  const type = typeOf(response)
  const policy = received.get('Cross-Origin-Resource-Policy') ?? 'cross-origin'
  if (status < 200 || status >= 300) return `The logo cannot be loaded (status ${status}).`
  if (!imageTypes.has(type)) return `The logo has the type '${type}', which is not SVG, PNG, WebP, or JPEG.`
  if (policy !== 'cross-origin')
    return `The logo is only for its own site (Cross-Origin-Resource-Policy: ${policy}).`
  return null
}

/** Stops at the limit, however large the image is. Null if it is larger. */
async function readUpTo(limit: number, body: LogoResponse['body']): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

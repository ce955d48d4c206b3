/** An API of any origin, as the calculator calls it. */
export interface Api {
  /** The base address. A trailing slash is optional. */
  url: string
  key: string
  /** The origin of the calculator, which browsers add to each request. */
  origin?: string
  /** Milliseconds for a request, including its body. By default, as long as the calculator waits. */
  timeout?: number
}

export interface ApiResponse {
  status: number
  headers: Headers
  text: string
  /** Milliseconds until the whole body arrived. */
  duration: number
}

/** The calculator could not use the response. The message says what happened, and what to do. */
export class CallError extends Error {
  override name = 'CallError'

  /** @param status the HTTP status; 0 without a response */
  constructor(
    message: string,
    readonly status = 0,
  ) {
    super(message)
  }
}

/**
 * Requests JSON with GET, or with POST if there is a body.
 * @param path relative to the base address
 * @throws CallError if the calculator would reject the response before it reads the payload
 */
export async function requestJson(
  api: Api,
  path: string,
  body?: unknown,
): Promise<ApiResponse & { payload: unknown }> {
  const response = await sendRequest(api, path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      'is-api-key': api.key,
      ...(api.origin !== undefined && { origin: api.origin }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const { status, text } = response
  if (status < 200 || status > 299) throw new CallError(describeStatus(api, path, response), status)
  try {
    return { ...response, payload: JSON.parse(text) as unknown }
  } catch {
    throw new CallError(
      /^\s*</.test(text)
        ? 'The response is a page (HTML), not JSON. It may come from a website, a login, or a proxy: check the address.'
        : `The response is not JSON. It begins with: ${excerpt(text)}`,
      status,
    )
  }
}

/**
 * Sends a request, and does not follow redirects.
 * @throws CallError if there is no complete response in time
 */
export async function sendRequest(api: Api, path: string, init: RequestInit): Promise<ApiResponse> {
  const { timeout = 15_000 } = api
  const start = performance.now()
  try {
    const signal = AbortSignal.timeout(timeout)
    const response = await fetch(resolvePath(api, path), { ...init, redirect: 'manual', signal })
    const text = await response.text()
    const duration = Math.round(performance.now() - start)
    return { status: response.status, headers: response.headers, text, duration }
  } catch (error) {
    throw new CallError(describeFailure(error as Error, api.url, timeout))
  }
}

function resolvePath({ url }: Api, path: string) {
  return new URL(path, url.endsWith('/') ? url : `${url}/`)
}

function describeStatus(api: Api, path: string, { status, headers, text }: ApiResponse) {
  const responds = `The API responds ${status}`
  if (status >= 300 && status <= 399) {
    const target = headers.get('location') ?? 'no address'
    return `${responds}, a redirect to ${target}. The calculator follows no redirects, because they would carry the key to another address: use an address that needs none.`
  }
  if (status === 401 || status === 403) return `${responds}: it does not accept the key. Check --key.`
  if (status === 404) {
    const orYear = /\d$/.test(path) ? ', and whether the client has this plan year' : ''
    return `${responds} at ${resolvePath(api, path).href}. The calculator adds ${path} to the base address: check the address${orYear}.`
  }
  return `${responds}: ${excerpt(text)}`
}

function describeFailure(error: Error, url: string, timeout: number) {
  if (error.name === 'TimeoutError')
    return `There is no complete response after ${timeout / 1000} s, when the calculator stops waiting. Make the API faster, or check whether a firewall blocks the connection.`
  const { message, code = message } = (error.cause ?? error) as NodeJS.ErrnoException
  const { host, hostname } = new URL(url)
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `There is no host ${hostname} (${code}). Check the address and the network.`
  if (code === 'ECONNREFUSED')
    return `Nothing listens at ${host} (${code}). Check the port, and whether the API runs.`
  if (/CERT|SIGNED|SIGNATURE|SSL|TLS/.test(code))
    return `The secure connection to ${host} failed (${code}). Browsers reject it too: install a certificate that they trust for this host.`
  return `The connection to ${host} failed (${code}). Check the address and the network, and the API's log.`
}

function excerpt(text: string) {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  return line === '' ? 'nothing' : line.slice(0, 200)
}

import { CallError, sendRequest, type Api } from './callApi.ts'
import type { Check } from './Check.ts'

/** The origin that the checks use if that of the calculator is not known. */
const exampleOrigin = 'https://calculator.example.com'

/**
 * The calls for which browsers ask, with the headers that need a permission. Accept-Language needs none, because its value
 * from the calculator is short and plain.
 */
const preflights = [
  { call: 'GET mediplan/instance', names: ['is-api-key', 'is-session'] },
  { call: 'POST mediplan/calculate', names: ['content-type', 'is-api-key', 'is-session'] },
  {
    call: 'POST mediplan/calculate',
    names: ['content-type', 'is-api-key', 'x-xsrf-token'],
    condition: 'if the page has the cookie XSRF-TOKEN',
  },
]

/** An API as pages of the calculator's origin call it. */
export interface CrossOriginApi extends Api {
  origin: string
  /** The headers of its usable responses, by call. */
  responses: Map<string, Headers>
}

export function withOrigin(api: Api): CrossOriginApi {
  return { origin: exampleOrigin, ...api, responses: new Map() }
}

/** Checks that pages of the calculator's origin can call the API and read its responses. */
export async function* verifyCors(api: CrossOriginApi): AsyncGenerator<Check> {
  const { origin } = api
  const group = `CORS for ${origin}`
  if (new URL(api.url).origin === origin) {
    yield { group, result: 'note', message: 'Not needed, because the API has the same origin.' }
    return
  }
  if (origin === exampleOrigin) {
    const message = 'This origin is an example. Name the one of your calculator with --origin.'
    yield { group, result: 'note', message }
  }
  for (const preflight of preflights) {
    const [method = '', path = ''] = preflight.call.split(' ')
    const headers = {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': preflight.names.join(),
    }
    try {
      const response = await sendRequest(api, path, { method: 'OPTIONS', headers })
      yield verifyPreflight(api, group, preflight, response)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      yield { group, result: failureFor(origin), message: `OPTIONS ${path}: ${error.message}` }
    }
  }
  if (api.responses.size > 0) yield verifyResponses(api, group)
}

/** Checks that browsers let pages of the calculator's origin read the responses. */
function verifyResponses(api: CrossOriginApi, group: string): Check {
  const hidden = [...api.responses].filter(([, headers]) => originIssues(api, headers).length > 0)
  return hidden.length === 0
    ? { group, result: 'ok', message: 'Browsers show the responses to the calculator.' }
    : {
        group,
        result: failureFor(api.origin),
        message: `Browsers hide the responses to ${hidden.map(([call]) => call).join(', ')}.`,
        issues: originIssues(api, hidden[0]![1]),
      }
}

function verifyPreflight(
  api: CrossOriginApi,
  group: string,
  { call, names, condition }: (typeof preflights)[number],
  { status, headers }: { status: number; headers: Headers },
): Check {
  const allowedHeaders = headers.get('access-control-allow-headers') ?? ''
  const allowed = new Set(allowedHeaders.toLowerCase().split(/[\s,]+/))
  const missing = allowed.has('*') ? [] : names.filter((name) => !allowed.has(name))
  const issues = [
    ...(status >= 200 && status <= 299
      ? []
      : [
          {
            pointer: '/status',
            expected: 'a status from 200 to 299 in response to OPTIONS',
            found: String(status),
          },
        ]),
    ...originIssues(api, headers),
    ...(missing.length === 0
      ? []
      : [
          {
            pointer: '/access-control-allow-headers',
            expected: names.join(', '),
            found: allowedHeaders || 'nothing',
          },
        ]),
  ]
  const sent = condition === undefined ? call : `${call} ${condition}`
  if (issues.length === 0) return { group, result: 'ok', message: `Browsers can send ${sent}.` }
  const result = condition === undefined ? failureFor(api.origin) : 'warning'
  return { group, result, message: `Browsers do not send ${sent}.`, issues }
}

function originIssues({ origin }: { origin: string }, headers: Headers) {
  const found = headers.get('access-control-allow-origin')
  return found === '*' || found === origin
    ? []
    : [{ pointer: '/access-control-allow-origin', expected: origin, found: found ?? 'nothing' }]
}

/** An API can allow the calculator's origin, and not the example. */
function failureFor(origin: string) {
  return origin === exampleOrigin ? 'warning' : 'error'
}

import type { Answer, Call } from './exchange.ts'

/** The headers that belong to a home and not to the API's answer, and why. */
const ofTheHome: Record<string, string> = {
  connection: 'each server keeps its connections as it likes',
  'keep-alive': 'as above',
  date: 'in the page there is no server to stamp an answer',
  'content-length': 'a server may send in chunks',
  'transfer-encoding': 'as above',
  'content-encoding': 'the platform compresses by itself',
  'permissions-policy': 'Node serves the page too, which it is meant for',
  'x-request-id': 'Node names the request by it in its log',
  ratelimit: 'the platform’s counter does not say, and in the page nobody counts',
  'ratelimit-policy': 'as above',
}

/** What must be the same from every home. */
export function comparable({ status, headers, body }: Answer, call: Call) {
  const own = Object.entries(headers).filter(
    ([name]) => !(name in ofTheHome) && !(name === 'etag' && isNegotiated(call)),
  )
  return {
    status,
    headers: { ...Object.fromEntries(own.map(withoutWeakness)), vary: varies(headers.vary) },
    body,
  }
}

/** Where the platform compresses by itself, a tag cannot promise the bytes. */
function withoutWeakness([name, value]: [string, string]) {
  return [name, name === 'etag' ? value.replace(/^W\//, '') : value] as const
}

/** Who compresses gives each coding a tag of its own. */
function isNegotiated({ headers }: Call) {
  return 'Accept-Encoding' in headers
}

/** Without the coding: who compresses says that it varies. */
function varies(vary = '') {
  return vary
    .split(/,\s*/)
    .filter((name) => name !== '' && name.toLowerCase() !== 'accept-encoding')
    .toSorted()
}

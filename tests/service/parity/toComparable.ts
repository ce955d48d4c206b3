import type { Call, RecordedResponse } from './exchange.ts'

/** Headers that may differ between runtimes, and why. */
const runtimeHeaders: Record<string, string> = {
  connection: 'each server has its own keep-alive policy',
  'keep-alive': 'same reason',
  date: 'the page has no server that adds it',
  'content-length': 'a server may use chunked encoding',
  'transfer-encoding': 'same reason',
  'content-encoding': 'the platform compresses',
  'permissions-policy': 'it is for the calculator, which Node serves too',
  'x-request-id': 'it refers to the log, which only Node has',
  ratelimit: 'the platform’s counter does not report it, and the page has no limit',
  'ratelimit-policy': 'same reason',
}

/** The part of a response that must be the same on every runtime. */
export function toComparable({ status, headers, body }: RecordedResponse, call: Call) {
  const common = Object.entries(headers).filter(
    ([name]) => !(name in runtimeHeaders) && !(name === 'etag' && 'Accept-Encoding' in call.headers),
  )
  return {
    status,
    headers: { ...Object.fromEntries(common.map(withoutWeakness)), vary: varyNames(headers.vary) },
    body,
  }
}

/** ETags are weak where the platform compresses. */
function withoutWeakness([name, value]: [string, string]) {
  return [name, name === 'etag' ? value.replace(/^W\//, '') : value] as const
}

/** Omits Accept-Encoding, which depends on who compresses. */
function varyNames(vary = '') {
  return vary
    .split(/,\s*/)
    .filter((name) => name !== '' && name.toLowerCase() !== 'accept-encoding')
    .toSorted()
}

import { isOfApi, isRelative } from './address.ts'
import type { Settings } from './settings.ts'

/**
 * The headers of one call. The client's key, the visitor's session and the anti-forgery token go to the
 * API's own address alone; the token as Angular does it (cookie XSRF-TOKEN to header X-XSRF-TOKEN).
 */
export function headersFor(path: string, method: string, address: URL, { host, key }: Settings) {
  const headers = new Headers({ accept: 'application/json' })
  if (!isOfApi(address, host)) return headers
  setWhereLegal(headers, 'is-api-key', key)
  setWhereLegal(headers, 'is-session', storedSession())
  if (!['GET', 'HEAD'].includes(method.toUpperCase()) && isRelative(path))
    setWhereLegal(headers, 'X-XSRF-TOKEN', antiForgeryToken())
  return headers
}

/** A value with characters that no header can carry is left out: it must not cost the visitor the call. */
function setWhereLegal(headers: Headers, name: string, value: string | null) {
  if (value === null) return
  try {
    headers.set(name, value)
  } catch {
    console.warn(`The value for ${name} cannot be sent in a header.`)
  }
}

function storedSession() {
  try {
    return localStorage.getItem('sessionId')
  } catch {
    return null
  }
}

function antiForgeryToken() {
  try {
    const cookie = document.cookie.split('; ').find((entry) => entry.startsWith('XSRF-TOKEN=')) ?? null
    return cookie && decoded(cookie.slice('XSRF-TOKEN='.length))
  } catch {
    return null
  }
}

/** As it was before it was put into code; as it stands where it is in none. */
function decoded(token: string) {
  try {
    return decodeURIComponent(token)
  } catch {
    return token
  }
}

import { acceptLanguage } from './preferredLanguages.ts'
import type { Settings } from './settings.ts'

export type Method = 'GET' | 'POST'

/**
 * Returns the headers of a request to the API. The anti-forgery token follows Angular's convention: cookie XSRF-TOKEN,
 * header X-XSRF-TOKEN.
 */
export function headersFor(method: Method, { key, language }: Settings) {
  const headers = new Headers({ accept: 'application/json' })
  setIfValid(headers, 'is-api-key', key)
  setIfValid(headers, 'is-session', storedSession())
  setIfValid(headers, 'accept-language', language ?? acceptLanguage())
  if (method !== 'GET') setIfValid(headers, 'X-XSRF-TOKEN', antiForgeryToken())
  return headers
}

/** Skips a value that is not a valid header value, so that the request is sent without it. */
function setIfValid(headers: Headers, name: string, value: string | null) {
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
    return cookie && decode(cookie.slice('XSRF-TOKEN='.length))
  } catch {
    return null
  }
}

/** Returns a token that is not valid URI encoding unchanged. */
function decode(token: string) {
  try {
    return decodeURIComponent(token)
  } catch {
    return token
  }
}

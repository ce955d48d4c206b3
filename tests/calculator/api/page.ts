import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { requests, resetServer, server, testKey } from '../../server.ts'

/** An API on another origin, below a path, that knows the tests' client. */
export const settings = {
  host: 'https://api.example/v1/',
  get key() {
    return testKey
  },
  consultancy: '',
}

/** Stands in for the page, for tests that want Node's own fetch; the real service answers. */
export function withPage() {
  beforeAll(() => {
    vi.stubGlobal('document', { baseURI: 'https://page.example/', cookie: 'XSRF-TOKEN=token-1' })
    vi.stubGlobal('localStorage', { getItem: () => null })
    server.listen({ onUnhandledRequest: 'error' })
  })
  afterEach(() => {
    resetServer()
    server.resetHandlers()
  })
  afterAll(() => server.close())
}

/** The calls that reached the API, as "GET /path". */
export const received = () => requests.map(({ method, path }) => `${method} ${path}`)

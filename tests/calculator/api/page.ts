import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { failOnUnexpectedOutput } from '../../kit/consoleGuard.ts'
import { requests, resetServer, server, testKey } from '../../server.ts'

/** An API on another origin, below a path, with the tests' client. */
export const settings = {
  host: 'https://api.example/v1/',
  get key() {
    return testKey
  },
  consultancy: '',
}

/** The smallest payload of an instance. */
export const instance = {
  client: { planYear: 2027, displayName: 'Zephyr & Sons' },
  features: {},
  scenarios: [{ id: 'usual', display: 'A usual year' }],
}

/** Provides the page's globals to tests that use Node's own fetch. The real service responds. */
export function withPage() {
  failOnUnexpectedOutput()
  beforeAll(() => {
    vi.stubGlobal('document', { baseURI: 'https://page.example/', cookie: 'XSRF-TOKEN=token-1' })
    vi.stubGlobal('localStorage', { getItem: () => null })
    vi.stubGlobal('navigator', { languages: ['en-US', 'en'] })
    server.listen({ onUnhandledRequest: 'error' })
  })
  afterEach(() => {
    resetServer()
    server.resetHandlers()
  })
  afterAll(() => server.close())
}

/** The requests that reached the API, as "GET /path". */
export const received = () => requests.map(({ method, path }) => `${method} ${path}`)

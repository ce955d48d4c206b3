import { afterAll, vi } from 'vitest'

const { Request, Response } = globalThis

// Files share a worker, so each one must leave the globals as they were.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  // A server of @hono/node-server replaces both.
  Object.assign(globalThis, { Request, Response })
})

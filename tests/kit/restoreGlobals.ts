import { afterAll, vi } from 'vitest'

const { Request, Response } = globalThis

// Test files share a worker, so each one must restore the globals.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  // @hono/node-server replaces both when a server starts.
  Object.assign(globalThis, { Request, Response })
})

import { afterAll } from 'vitest'

const { Request, Response } = globalThis

// A server of @hono/node-server replaces both, and files that share a worker share the replacements.
afterAll(() => {
  Object.assign(globalThis, { Request, Response })
})

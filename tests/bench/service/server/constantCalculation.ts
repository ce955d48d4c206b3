import { readFileSync } from 'node:fs'
import type { Context } from 'hono'

const body = readFileSync(process.env.CONSTANT_ANSWER!)
const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.byteLength) }

/** Replaces serveCalculation.ts: reads the body and responds with a constant result. */
export function serveCalculation() {
  return async (context: Context): Promise<Response> => {
    await context.req.arrayBuffer()
    return context.body(body, 200, headers)
  }
}

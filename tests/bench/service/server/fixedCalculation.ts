import { readFileSync } from 'node:fs'
import type { serveCalculation as original } from '../../../../src/service/http/serveCalculation.ts'

const body = readFileSync(process.env.FIXED_RESPONSE!)
const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.byteLength) }

/** Replaces the calculation route. Reads the request body, as the original does, and responds with a fixed body. */
export const serveCalculation: typeof original = () => async (context) => {
  await context.req.arrayBuffer()
  return context.body(body, 200, headers)
}

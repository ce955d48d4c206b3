import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { serveCalculation as original } from '../../../../src/service/http/serveCalculation.ts'

const identity = readFileSync(process.env.FIXED_RESPONSE!)
const gzip = gzipSync(identity)
const headers = {
  'Content-Type': 'application/json',
  'Content-Language': 'en',
  Vary: 'Accept-Encoding, Accept-Language',
}

/** Replaces the calculation route. Reads the request body, as the original does, and responds with a constant body. */
export const serveCalculation: typeof original = () => async (context) => {
  await context.req.text()
  return context.req.header('Accept-Encoding')?.includes('gzip')
    ? context.body(gzip, 200, {
        ...headers,
        'Content-Encoding': 'gzip',
        'Content-Length': String(gzip.byteLength),
      })
    : context.body(identity, 200, { ...headers, 'Content-Length': String(identity.byteLength) })
}

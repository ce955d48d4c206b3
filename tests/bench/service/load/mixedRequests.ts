import type { Request } from 'autocannon'
import * as fc from 'fast-check'
import { calculations } from '../../../service/parity/calls/calculations.ts'
import { mutatedCall } from '../../../service/fuzz/calls.ts'
import { samples } from '../../../server.ts'

/** One in so many is a bad one. */
const badShare = 10

/** Instances and calculations of every client, some bad requests among them, from hundreds of addresses. */
export function mixedRequests(): Request[] {
  const good = calculations(samples)
  const bad = fc.sample(mutatedCall(samples), { numRuns: Math.ceil(good.length / badShare), seed: 2027 })
  return [...good, ...bad]
    .map((call, index) => ({ call, place: (index * 7919) % 1000 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ call: { method, path, headers, body } }, index) => ({
      method: method as NonNullable<Request['method']>,
      path,
      headers: { ...headers, 'accept-encoding': 'gzip', 'x-forwarded-for': `192.0.2.${index % 250}` },
      ...(body !== undefined && { body }),
    }))
}

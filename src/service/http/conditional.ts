import { etag, RETAINED_304_HEADERS } from 'hono/etag'

/** Answers 304 to who names the tag that the answer has. What a page or a caller must know of it stays. */
export function conditional() {
  return etag({
    retainedHeaders: [
      ...RETAINED_304_HEADERS,
      'access-control-allow-origin',
      'access-control-expose-headers',
      'ratelimit',
      'ratelimit-policy',
    ],
  })
}

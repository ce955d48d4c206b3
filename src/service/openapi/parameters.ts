export const session = {
  name: 'is-session',
  in: 'header',
  description: "The visitor's session, sent by the calculator. This service ignores it.",
  schema: { type: 'string' },
}
export const acceptEncoding = {
  name: 'Accept-Encoding',
  in: 'header',
  description: 'With gzip, the response is compressed.',
  schema: { type: 'string' },
}
export const acceptLanguage = {
  name: 'Accept-Language',
  in: 'header',
  description:
    "The preferred languages. The response is in the first of them that the client has, otherwise in the client's first language.",
  schema: { type: 'string' },
  example: 'es-MX,es;q=0.9,en;q=0.8',
}
export const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The ETags that the caller has. A match responds 304.',
  schema: { type: 'string' },
}
export const ifMatch = {
  name: 'If-Match',
  in: 'header',
  description: 'The ETags to accept. No match responds 412. A weak ETag never matches.',
  schema: { type: 'string' },
}
export const year = {
  name: 'year',
  in: 'path',
  required: true,
  description: 'The plan year to preview.',
  schema: { type: 'string', pattern: '^\\d+$' },
  example: '2028',
}
export const antiForgeryToken = [
  {
    name: 'XSRF-TOKEN',
    in: 'cookie',
    description: 'The anti-forgery token, if the caller has one.',
    schema: { type: 'string' },
  },
  {
    name: 'X-XSRF-TOKEN',
    in: 'header',
    description: 'The decoded value of the cookie XSRF-TOKEN; required with the cookie.',
    schema: { type: 'string' },
  },
]

/** Describe the request that a browser asks permission for. */
export const preflightHeaders = [
  { name: 'Origin', description: 'The origin of the page.' },
  { name: 'Access-Control-Request-Method', description: 'The method of the request.' },
  { name: 'Access-Control-Request-Headers', description: 'The headers of the request.' },
].map((header) => ({ ...header, in: 'header', schema: { type: 'string' } }))

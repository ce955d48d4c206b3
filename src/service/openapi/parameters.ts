export const session = {
  name: 'is-session',
  in: 'header',
  description: "The visitor's session, as the calculator sends it along. Not read here.",
  schema: { type: 'string' },
}
export const acceptEncoding = {
  name: 'Accept-Encoding',
  in: 'header',
  description: 'With gzip in it, the answer is compressed.',
  schema: { type: 'string' },
}
export const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The ETags of what the caller has.',
  schema: { type: 'string' },
}
export const ifMatch = {
  name: 'If-Match',
  in: 'header',
  description: 'The ETags to accept; the answer is 412 if it has another one. A weak ETag never matches.',
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
export const forgeryToken = [
  {
    name: 'XSRF-TOKEN',
    in: 'cookie',
    description: 'The anti-forgery token, if the caller was given one.',
    schema: { type: 'string' },
  },
  {
    name: 'X-XSRF-TOKEN',
    in: 'header',
    description: 'The same token, decoded; required when the cookie is there.',
    schema: { type: 'string' },
  },
]

/** What a browser says of the call that it asks for. */
export const preflightHeaders = [
  { name: 'Origin', description: 'The origin of the page that wants to call.' },
  { name: 'Access-Control-Request-Method', description: 'The method of the call.' },
  { name: 'Access-Control-Request-Headers', description: 'The headers of the call.' },
].map((header) => ({ ...header, in: 'header', schema: { type: 'string' } }))

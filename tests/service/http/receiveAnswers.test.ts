import { describe, expect, it } from 'vitest'
import { maxBodySize } from '../../../src/service/http/receiveAnswers.ts'
import { answers, checkedApp, key, readProblem } from './checkedApp.ts'

const app = checkedApp()
const body = JSON.stringify(answers)

describe('The anti-forgery token', () => {
  it.each([
    ['no cookie', undefined, undefined],
    ['a header that equals the cookie', 'a=b; XSRF-TOKEN=abc; c=d', 'abc'],
    ['cookies separated with several spaces', 'a=b;   XSRF-TOKEN=abc  ;c=d', 'abc'],
    ['a cookie with a malformed escape sequence, as it is', 'XSRF-TOKEN=%E0%A4%A', '%E0%A4%A'],
    ['two cookies, by the first, as the page does', 'XSRF-TOKEN=abc; XSRF-TOKEN=def', 'abc'],
  ])('accepts %s', async (_, cookie, header) => {
    expect((await app.post(body, headersWith(cookie, header))).status).toBe(200)
  })

  it.each([
    ['a second cookie without a header', 'a=b;  XSRF-TOKEN=abc', undefined],
    ['a cookie without a header', 'XSRF-TOKEN=abc', undefined],
    ['a different header', 'XSRF-TOKEN=abc', 'abd'],
    ['an empty cookie without a header', 'XSRF-TOKEN=', undefined],
    ['a header that is still encoded', 'XSRF-TOKEN=a%2Bb', 'a%2Bb'],
    ['a cookie with characters that cookies do not allow', 'XSRF-TOKEN=\u00e9', undefined],
    ['a cookie with a malformed escape sequence without a header', 'XSRF-TOKEN=%E0%A4%A', undefined],
    ['a second cookie, set by another host', 'XSRF-TOKEN=abc; XSRF-TOKEN=evil', 'evil'],
  ])('rejects %s', async (_, cookie, header) => {
    expect(await readProblem(await app.post(body, headersWith(cookie, header)))).toEqual({
      status: 403,
      kind: 'forged',
      pointers: ['/x-xsrf-token'],
      details: ['expected the value of the cookie XSRF-TOKEN, found something else'],
    })
  })

  it('is not required for GET', async () => {
    expect((await app.get({ Cookie: 'XSRF-TOKEN=abc' })).status).toBe(200)
  })
})

function headersWith(cookie: string | undefined, header: string | undefined): Record<string, string> {
  return {
    ...(cookie !== undefined && { Cookie: cookie }),
    ...(header !== undefined && { 'X-XSRF-TOKEN': header }),
  }
}

describe('A body', () => {
  it.each([
    ['of the maximum size', maxBodySize, 200],
    ['of one byte more', maxBodySize + 1, 413],
  ])('%s responds the same with and without Content-Length', async (_, size, status) => {
    const padded = body.padEnd(size)
    const responses = [
      await app.post(padded),
      await app.post(padded, { 'Content-Length': String(size) }),
      await app.post(toStream(padded).stream),
    ]
    expect(responses.map((each) => each.status)).toEqual([status, status, status])
  })

  it('is measured in bytes, not in characters', async () => {
    const wide = JSON.stringify({ ...answers, note: 'é'.repeat(maxBodySize / 2) })
    expect(wide.length).toBeLessThan(maxBodySize)
    expect(await readProblem(await app.post(wide))).toMatchObject({ status: 413, kind: 'too-large' })
  })

  it('over the limit is not read to its end', async () => {
    const { stream, read } = toStream(' '.repeat(maxBodySize * 10))
    expect((await app.post(stream)).status).toBe(413)
    expect(read()).toBeLessThan(maxBodySize * 2)
  })

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json ; profile=charset ;charset=utf-8',
    'application/json;charset="UTF-8"',
    'APPLICATION/JSON',
  ])('of type %s is accepted', async (type) => {
    expect((await app.post(body, { 'Content-Type': type })).status).toBe(200)
  })

  it.each([
    'text/plain',
    'text/json',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'application/json, text/plain',
    'application/json; charset=utf-16',
    'application/json; charset=utf-8-or-so',
    'application/json; charset=utf-8; charset=latin1',
    'application/problem+json',
    '',
  ])('of type "%s" responds 415', async (type) => {
    const response = await app.post(body, { 'Content-Type': type })
    expect(await readProblem(response)).toMatchObject({ status: 415, pointers: ['/content-type'] })
  })

  it('without a type responds 415', async () => {
    const init = { method: 'POST', headers: key, body: new TextEncoder().encode(body) }
    expect((await app.request('/mediplan/calculate', init)).status).toBe(415)
  })

  it('that is compressed responds 415', async () => {
    const response = await app.post(body, { 'Content-Encoding': 'gzip' })
    expect(await readProblem(response)).toMatchObject({ status: 415, pointers: ['/content-encoding'] })
  })
})

/** Text as a stream that counts what has been read. */
function toStream(text: string) {
  const chunk = 16 * 1024
  let position = 0
  const stream = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode(text.slice(position, (position += chunk))))
      if (position >= text.length) controller.close()
    },
  })
  return { stream, read: () => position }
}

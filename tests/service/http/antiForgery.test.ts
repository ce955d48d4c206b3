import { describe, expect, it } from 'vitest'
import { answers, checkedApp, readProblem } from './checkedApp.ts'

const app = checkedApp()
const body = JSON.stringify(answers)

describe('The anti-forgery token', () => {
  it.each([
    ['no cookie', undefined, undefined],
    ['other cookies', 'a=b; MY-XSRF-TOKEN=x; xsrf-token=y', undefined],
    ['a header without a cookie', undefined, 'abc'],
    ['a header that equals the cookie', 'a=b; XSRF-TOKEN=abc; c=d', 'abc'],
    ['an encoded cookie', 'XSRF-TOKEN=a%2Bb%3D%C3%A9', 'a+b=é'],
    ['cookies separated without spaces', 'a=b;XSRF-TOKEN=abc;c=d', 'abc'],
    ['cookies separated with several spaces', 'a=b;   XSRF-TOKEN=abc  ;c=d', 'abc'],
    ['a quoted cookie', 'XSRF-TOKEN="abc"', '"abc"'],
    ['an empty cookie and header', 'XSRF-TOKEN=', ''],
    ['a cookie with a malformed escape sequence, as it is', 'XSRF-TOKEN=%E0%A4%A', '%E0%A4%A'],
    ['two cookies, by the first, as the page does', 'XSRF-TOKEN=abc; XSRF-TOKEN=def', 'abc'],
  ])('accepts %s', async (_, cookie, header) => {
    expect((await app.post(body, headersWith(cookie, header))).status).toBe(200)
  })

  it.each([
    ['a second cookie without a header', 'a=b;  XSRF-TOKEN=abc', undefined],
    ['a cookie without a header', 'XSRF-TOKEN=abc', undefined],
    ['a different header', 'XSRF-TOKEN=abc', 'abd'],
    ['an empty header', 'XSRF-TOKEN=abc', ''],
    ['an empty cookie without a header', 'XSRF-TOKEN=', undefined],
    ['a header in another case', 'XSRF-TOKEN=abc', 'ABC'],
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

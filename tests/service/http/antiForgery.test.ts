import { describe, expect, it } from 'vitest'
import { answers, checkedApp, problemOf } from './checkedApp.ts'

const app = checkedApp()
const body = JSON.stringify(answers)

describe('The anti-forgery token', () => {
  it.each([
    ['no cookie', undefined, undefined],
    ['no such cookie', 'a=b; MY-XSRF-TOKEN=x; xsrf-token=y', undefined],
    ['no cookie but a header', undefined, 'abc'],
    ['cookie and header alike', 'a=b; XSRF-TOKEN=abc; c=d', 'abc'],
    ['a cookie in code', 'XSRF-TOKEN=a%2Bb%3D%C3%A9', 'a+b=é'],
    ['cookies without spaces', 'a=b;XSRF-TOKEN=abc;c=d', 'abc'],
    ['cookies with many', 'a=b;   XSRF-TOKEN=abc  ;c=d', 'abc'],
    ['a cookie in quotes', 'XSRF-TOKEN="abc"', '"abc"'],
    ['an empty cookie and header', 'XSRF-TOKEN=', ''],
    ['a cookie in broken code, as it stands', 'XSRF-TOKEN=%E0%A4%A', '%E0%A4%A'],
    ['two cookies, the first as the page reads it', 'XSRF-TOKEN=abc; XSRF-TOKEN=def', 'abc'],
  ])('lets in with %s', async (_, cookie, header) => {
    expect((await app.post(body, sent(cookie, header))).status).toBe(200)
  })

  it.each([
    ['a cookie alone, after another without a space', 'a=b;  XSRF-TOKEN=abc', undefined],
    ['a cookie alone', 'XSRF-TOKEN=abc', undefined],
    ['another header', 'XSRF-TOKEN=abc', 'abd'],
    ['an empty header', 'XSRF-TOKEN=abc', ''],
    ['an empty cookie alone', 'XSRF-TOKEN=', undefined],
    ['another case', 'XSRF-TOKEN=abc', 'ABC'],
    ['a cookie that is still in code', 'XSRF-TOKEN=a%2Bb', 'a%2Bb'],
    ['a cookie of letters that no cookie has', 'XSRF-TOKEN=\u00e9', undefined],
    ['a cookie in broken code alone', 'XSRF-TOKEN=%E0%A4%A', undefined],
    ['a second cookie, thrown in by another host', 'XSRF-TOKEN=abc; XSRF-TOKEN=evil', 'evil'],
  ])('keeps out with %s', async (_, cookie, header) => {
    expect(await problemOf(await app.post(body, sent(cookie, header)))).toEqual({
      status: 403,
      kind: 'forged',
      pointers: ['/x-xsrf-token'],
      details: ['expected the value of the cookie XSRF-TOKEN, found something else'],
    })
  })

  it('is not asked for where nothing is posted', async () => {
    expect((await app.get({ Cookie: 'XSRF-TOKEN=abc' })).status).toBe(200)
  })
})

function sent(cookie: string | undefined, header: string | undefined): Record<string, string> {
  return {
    ...(cookie !== undefined && { Cookie: cookie }),
    ...(header !== undefined && { 'X-XSRF-TOKEN': header }),
  }
}

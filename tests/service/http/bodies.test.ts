import { describe, expect, it } from 'vitest'
import { largestBody } from '../../../src/service/http/jsonBody.ts'
import { answers, checkedApp, key, problemOf } from './checkedApp.ts'

const app = checkedApp()
const body = JSON.stringify(answers)

describe('A body', () => {
  it.each([
    ['as large as it may be', largestBody, 200],
    ['one byte larger', largestBody + 1, 413],
  ])('%s is answered, with its length said or not', async (_, size, status) => {
    const padded = body.padEnd(size)
    const answersTo = [
      await app.post(padded),
      await app.post(padded, { 'Content-Length': String(size) }),
      await app.post(inPieces(padded).stream),
    ]
    expect(answersTo.map((each) => each.status)).toEqual([status, status, status])
  })

  it('is measured in bytes, not in letters', async () => {
    const wide = JSON.stringify({ ...answers, note: 'é'.repeat(largestBody / 2) })
    expect(wide.length).toBeLessThan(largestBody)
    expect(await problemOf(await app.post(wide))).toMatchObject({ status: 413, kind: 'too-large' })
  })

  it('that never ends is not read to its end', async () => {
    const { stream, read } = inPieces(' '.repeat(largestBody * 10))
    expect((await app.post(stream)).status).toBe(413)
    expect(read()).toBeLessThan(largestBody * 2)
  })

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json ; profile=charset ;charset=utf-8',
    'application/json;charset="UTF-8"',
    'APPLICATION/JSON',
    'application/json; version=1',
  ])('of the type %s is read', async (type) => {
    expect((await app.post(body, { 'Content-Type': type })).status).toBe(200)
  })

  it.each([
    'text/plain',
    'text/plain;application/json',
    'text/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=application/json',
    'application/jsonp',
    'application/json, text/plain',
    'text/plain, application/json',
    'application/json; charset=utf-16',
    'application/json; charset=utf-8-or-so',
    'application/json; charset',
    'application/json; charset=utf-8; charset=latin1',
    'application/vnd.api+json',
    'application/problem+json',
    'application/+json',
    '',
  ])('of the type "%s" is not read', async (type) => {
    const response = await app.post(body, { 'Content-Type': type })
    expect(await problemOf(response)).toMatchObject({ status: 415, pointers: ['/content-type'] })
  })

  it('without a type is not read', async () => {
    const init = { method: 'POST', headers: key, body: new TextEncoder().encode(body) }
    expect((await app.request('/mediplan/calculate', init)).status).toBe(415)
  })

  it('that is compressed is not read', async () => {
    const response = await app.post(body, { 'Content-Encoding': 'gzip' })
    expect(await problemOf(response)).toMatchObject({ status: 415, pointers: ['/content-encoding'] })
  })
})

/** A text as a stream, and how much of it has been asked for. */
function inPieces(text: string) {
  const piece = 16 * 1024
  let position = 0
  const stream = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode(text.slice(position, (position += piece))))
      if (position >= text.length) controller.close()
    },
  })
  return { stream, read: () => position }
}

import { describe, expect, it } from 'vitest'
import { answers, checkedApp, key, readProblem } from './checkedApp.ts'

const app = checkedApp()

/** The answers as text, with other surcharges. */
function withSurcharges(text: string) {
  return JSON.stringify(answers).replace('"surcharges":{}', `"surcharges":${text}`)
}

describe('A hostile body', () => {
  it.each([
    ['of 100,000 nested lists', '['.repeat(100_000) + ']'.repeat(100_000), [''], 422],
    ['of nested lists that do not end', '['.repeat(200_000), [''], 400],
    ['with nested lists inside', withSurcharges(`{"a":${nested(100_000)}}`), ['/surcharges/a'], 422],
    ['with __proto__ for a surcharge', withSurcharges('{"__proto__":true}'), ['/surcharges/__proto__'], 422],
    ['with __proto__ for the answers', '{"__proto__":{"coverage":"EE"}}', undefined, 422],
    ['with a constructor as an id', withSurcharges('{"constructor":true}'), ['/surcharges/constructor'], 422],
    ['of NUL', '\0', [''], 400],
    ['with NaN', withSurcharges('{"a":NaN}'), [''], 400],
    ['with two documents', `${JSON.stringify(answers)}{}`, [''], 400],
  ])('%s is rejected', async (_, body, pointers, status) => {
    const problem = await readProblem(await app.post(body))
    expect(problem.status).toBe(status)
    if (pointers) expect(problem.pointers).toEqual(pointers)
  })

  it('with nested lists in an unknown field is accepted', async () => {
    const body = `${JSON.stringify(answers).slice(0, -1)},"note":${nested(50_000)}}`
    expect((await app.post(body)).status).toBe(200)
  })

  it('with nested lists in a rejected field is rejected', async () => {
    const uses = `[{"id":"visit","name":"Visit","uses":1,"note":${nested(50_000)}}]`
    const body = JSON.stringify(answers).replace('"customScenario":null', `"customScenario":${uses}`)
    expect(await readProblem(await app.post(body))).toMatchObject({
      status: 422,
      details: ['expected null unless the scenario is custom, found a list of 1'],
    })
  })

  it('with a duplicate key uses the last value', async () => {
    const twice = (first: string, last: string) =>
      JSON.stringify(answers).replace('"coverage":"EE"', `"coverage":"${first}","coverage":"${last}"`)
    expect((await app.post(twice('XX', 'EE'))).status).toBe(200)
    expect((await app.post(twice('EE', 'XX'))).status).toBe(422)
  })

  it('does not affect other requests', async () => {
    await app.post(withSurcharges('{"__proto__":{"coverage":"XX"}}'))
    await app.post('{"__proto__":{"coverage":"XX"},"constructor":{"prototype":{"coverage":"XX"}}}')
    expect('coverage' in {}).toBe(false)
    expect((await app.post(JSON.stringify(answers))).status).toBe(200)
  })
})

describe('A problem quotes a limited part of the request', () => {
  it('for a long value', async () => {
    const { details } = await readProblem(
      await app.post(JSON.stringify({ ...answers, scenario: 'x'.repeat(99_999) })),
    )
    expect(details).toHaveLength(1)
    expect(details[0]).toContain('"xxx')
    expect(details[0]!.length).toBeLessThanOrEqual(300)
  })

  it('for a long name, with the pointer of its parent', async () => {
    const problem = await readProblem(await app.post(withSurcharges(`{"${'x'.repeat(99_999)}":true}`)))
    expect(problem).toMatchObject({ status: 422, pointers: ['/surcharges'] })
  })

  it('for many problems', async () => {
    const many = Object.fromEntries(Array.from({ length: 9999 }, (_, index) => [index, true]))
    const { pointers } = await readProblem(await app.post(withSurcharges(JSON.stringify(many))))
    expect(pointers).toEqual(Array.from({ length: 50 }, (_, index) => `/surcharges/${index}`))
  })

  it('for a long path', async () => {
    const response = await app.request(`/mediplan/instance/${'9'.repeat(9999)}`, { headers: key })
    const { details } = await readProblem(response)
    expect(details[0]!.length).toBeLessThanOrEqual(300)
  })

  it('and never the key', async () => {
    const text = await (await app.get({ 'is-api-key': 'a-wrong-secret' })).text()
    expect(text).not.toContain('a-wrong-secret')
  })
})

describe('A hostile path', () => {
  const years =
    'NaN Infinity -2027 2027.0 2e3 0x7eb ２０２７ %E0%A4%A % %00 __proto__ 2027%20 2027; 2027%2F %0d%0aA:b'
  it.each([...years.split(' '), '9'.repeat(400)])('with the year %s responds 404', async (year) => {
    const response = await app.request(`/mediplan/instance/${year}`, { headers: key })
    expect(await readProblem(response)).toMatchObject({ status: 404, kind: 'no-such-year' })
    expect(response.headers.has('A')).toBe(false)
  })

  it.each([
    '/mediplan/instance/',
    '/mediplan//instance',
    '/mediplan/instance/2027/',
    '/mediplan/%69nstance/2027/x',
    '/mediplan/Instance',
    '/MEDIPLAN/instance',
    '/mediplan\\calculate/..',
    '/mediplan/%E0%A4%A',
    '/mediplan/openapi.json.bak',
    '/mediplan/x/openapi.json',
    '/%2e%2e/openapi.json2',
    `/mediplan/${'x/'.repeat(2000)}`,
    '/mediplan/__proto__',
    '/mediplan/instance/%2e%2e',
  ])('%s responds 404', async (path) => {
    const response = await app.request(path, { headers: key })
    expect(await readProblem(response)).toMatchObject({ status: 404, kind: 'nothing-here' })
  })
})

function nested(depth: number) {
  return '['.repeat(depth) + ']'.repeat(depth)
}

import document from '../../../src/contract/generated/openapi.json' with { type: 'json' }
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it, describe } from 'vitest'
import { createApp } from '../../../src/service/app.ts'
import { samples } from '../../kit/samples.ts'
import { checkExchange } from './checkExchange.ts'

/** The problems that Redocly finds in a document, by rule. */
async function redoclyProblems(source: object) {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      'info-contact': 'error',
      'operation-description': 'error',
      'operation-singular-tag': 'error',
      'operation-tag-defined': 'error',
      'parameter-description': 'error',
      'path-params-defined': 'error',
      'spec-example-values': 'error',
      'tags-alphabetical': 'error',
      // Our schemas allow additional properties.
      'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
      // An operation without input has no client errors.
      'operation-4xx-response': 'off',
    },
  })
  const found = await lintFromString({ source: JSON.stringify(source), absoluteRef: 'openapi.json', config })
  return found.map(({ ruleId, location }) => [ruleId, location[0]?.pointer])
}

it('passes Redocly’s recommended-strict rules and some optional ones, as OpenAPI 3.1', async () => {
  expect(document.openapi).toMatch(/^3\.1\./)
  expect(await redoclyProblems(document)).toEqual([
    // It belongs to unknown paths, which no operation describes.
    ['no-unused-components', '#/components/responses/nothing-here'],
  ])
})

it('contains the wire schemas without external references', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target!)
  expect(references.filter((target) => !target.startsWith('#/components/'))).toEqual([])
  expect(document.components.schemas).toMatchObject({
    instance: { title: 'The client' },
    inputs: { title: "The employee's answers" },
    outputs: { title: 'The result' },
    problem: { title: 'What went wrong' },
  })
})

const app = createApp(samples)
const key = { 'is-api-key': 'fernhill' }

function requestFor(path = 'mediplan/instance', init: RequestInit = { headers: key }) {
  return new Request(`http://localhost/${path}`, init)
}

/** The app's response, modified. */
async function responseWith(change: {
  status?: number
  headers?: Record<string, string | null>
  body?: string
}) {
  const response = await app.fetch(requestFor())
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(change.headers ?? {}))
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  return new Response(change.body ?? (await response.text()), { status: change.status ?? 200, headers })
}

describe('checkExchange', () => {
  it('accepts an exchange as described', async () => {
    await expect(checkExchange(requestFor(), await responseWith({}))).resolves.toBeUndefined()
  })

  it.each([
    ['a status', { status: 418 }, /status is not one of 200, 304,/],
    ['a body', { body: '{"client":{}}' }, /the body .*planYear/],
    ['a media type', { headers: { 'Content-Type': 'text/html' } }, /type text\/html is not described/],
    ['a header', { headers: { 'X-Powered-By': 'Magic' } }, /header x-powered-by is not described/],
    ['a header value', { headers: { ETag: 'W/"1"' } }, /header etag is W/],
    ['a missing header', { headers: { ETag: null } }, /header etag is missing/],
  ])('rejects %s that is not described', async (_, change, message) => {
    await expect(checkExchange(requestFor(), await responseWith(change))).rejects.toThrow(message)
  })

  it.each([
    ['without a key', requestFor('mediplan/instance', {}), /the request has no key/],
    ['with a year in words', requestFor('mediplan/instance/next'), /the path .*pattern/],
    ['with an unknown path', requestFor('mediplan/plans'), /status is not one of 404/],
    [
      'with another method',
      requestFor('mediplan/instance', { method: 'DELETE' }),
      /status is not one of 405/,
    ],
    ['that is not JSON', post('coverage=EE', 'text/plain'), /request has type text\/plain/],
    ['that does not fit its schema', post('{}', 'application/json'), /the request .*coverage/],
  ])('rejects a success for a request %s', async (_, request, message) => {
    await expect(checkExchange(request, await responseWith({}))).rejects.toThrow(message)
  })
})

function post(body: string, type: string) {
  return requestFor('mediplan/calculate', { method: 'POST', body, headers: { ...key, 'Content-Type': type } })
}

import { expect } from 'vitest'
import type { ProblemDetails } from '../../../src/contract/generated/problem.d.ts'
import { noPersonalAnswers } from '../../../src/contract/personalQuestions.ts'
import { createApp } from '../../../src/service/app.ts'
import type { AppOptions, ClientSource } from '../../../src/service/http/AppOptions.ts'
import { samples } from '../../kit/samples.ts'
import { checked } from '../openapi/checkExchange.ts'

/** Answers that the sample client fernhill accepts. */
export const answers = {
  coverage: 'EE',
  scenario: 'usual',
  customScenario: null,
  surcharges: {},
  ...noPersonalAnswers,
}

export const key = { 'is-api-key': 'fernhill' }
export const json = { ...key, 'Content-Type': 'application/json' }

/** The app, with every exchange checked against openapi.json. */
export function checkedApp(options: AppOptions = {}, clients: ClientSource = samples) {
  const handle = checked(createApp(clients, options).fetch)
  const request = (path: string, init?: RequestInit) =>
    handle(new Request(new URL(path, 'http://localhost'), init))
  return {
    request,
    get: (headers: Record<string, string> = {}) =>
      request('/mediplan/instance', { headers: { ...key, ...headers } }),
    post: (body: BodyInit, headers: Record<string, string> = {}) =>
      request('/mediplan/calculate', {
        method: 'POST',
        headers: { ...json, ...headers },
        body,
        ...(body instanceof ReadableStream && { duplex: 'half' }),
      }),
  }
}

/** Reads the problem of a response, and checks its media type, status, and title. */
export async function readProblem(response: Response) {
  expect(response.headers.get('Content-Type')).toBe('application/problem+json')
  const { type, title, status, errors = [] } = (await response.json()) as ProblemDetails
  expect(status).toBe(response.status)
  expect(title).not.toBe('')
  return {
    status,
    kind: type.replace('urn:mediplan:problem:', ''),
    pointers: errors.map(({ pointer }) => pointer),
    details: errors.map(({ detail }) => detail),
  }
}

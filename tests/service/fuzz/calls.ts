import * as fc from 'fast-check'
import type { Clients, ClientYear } from '../../../src/clients/clients.ts'
import type { Call } from '../exchange.ts'
import { malformedText, mutatedAnswers, validAnswers } from './bodies.ts'
import { unusualHeaders, unusualMethod, unusualPath } from './unusualRequests.ts'

interface Year {
  key: string
  path: string
  instance: ClientYear['instance']
}

const json = (value: unknown) => JSON.stringify(value)

/** Generates requests of every kind, named by their kind. */
export function anyCall(clients: Clients): fc.Arbitrary<Call> {
  return fc.oneof(
    { weight: 2, arbitrary: validCall(clients) },
    {
      weight: 2,
      arbitrary: anyYear(clients).chain((year) =>
        malformedText(year.instance).map((body) => post('malformed text', year, body)),
      ),
    },
    { weight: 6, arbitrary: mutatedCall(clients) },
    { weight: 4, arbitrary: unusualRequest(clients) },
  )
}

/** Answers that their client accepts. */
export function validCall(clients: Clients): fc.Arbitrary<Call> {
  return anyYear(clients).chain((year) =>
    validAnswers(year.instance).map((answers) => post('valid answers', year, json(answers))),
  )
}

/** Valid answers with one to three changes. */
export function mutatedCall(clients: Clients): fc.Arbitrary<Call> {
  return anyYear(clients).chain((year) =>
    mutatedAnswers(year.instance).map((answers) => post('mutated answers', year, json(answers))),
  )
}

/** Valid answers with another method, path, or header. */
function unusualRequest(clients: Clients): fc.Arbitrary<Call> {
  const oneIn = (count: number) => fc.nat(count - 1).map((index) => index === 0)
  return fc
    .tuple(validCall(clients), unusualMethod, oneIn(2), unusualPath, oneIn(2), unusualHeaders)
    .map(([call, method, hasMethod, path, hasPath, headers]) => ({
      ...call,
      name: 'unusual request',
      ...(hasMethod && { method }),
      ...(hasPath && { path }),
      headers: { ...call.headers, ...headers },
    }))
    .map(({ body, ...call }) => (['GET', 'HEAD'].includes(call.method) ? call : { ...call, body }))
}

function anyYear(clients: Clients): fc.Arbitrary<Year> {
  const years = [...clients].flatMap(([key, { current, years: all }]) =>
    [...all].map(([year, { instance }]) => ({
      key,
      path: instance === current.instance ? '/mediplan/calculate' : `/mediplan/calculate/${year}`,
      instance,
    })),
  )
  return fc.constantFrom(...years)
}

function post(name: string, { key, path }: Year, body: string): Call {
  return {
    name,
    method: 'POST',
    path,
    headers: { 'is-api-key': key, 'content-type': 'application/json' },
    body,
  }
}

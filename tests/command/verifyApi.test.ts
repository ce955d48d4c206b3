import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { verifyApi, type VerifyOptions } from '../../src/command/api/verifyApi.ts'
import { listenLocally } from '../../src/command/listenLocally.ts'
import { mediplan } from '../../src/command/mediplan.ts'
import { createApp } from '../../src/service/app.ts'
import { samples } from '../kit/samples.ts'
import { prepareClientsFolder, run } from './clientsFolder.ts'

prepareClientsFolder()

const origin = 'https://benefits.example.com'
const service = createApp(samples, { allowedOrigins: [origin], compresses: false })

/** Responds to a request, usually with a change of what the service responds. */
type Respond = (request: Request) => Response | Promise<Response>

let respond: Respond = service.fetch
let api: Awaited<ReturnType<typeof listenLocally>>

beforeAll(async () => {
  api = await listenLocally((request) => respond(request), 0)
})
beforeEach(() => {
  respond = service.fetch
})
afterAll(() => {
  api.server.close()
})

const verify = (...options: string[]) =>
  mediplan(['verify-api', api.origin, '--key', 'lakeshore', '--origin', origin, ...options])

/** What differs from an API without problems, as lines. */
async function findProblems(options: Partial<VerifyOptions> = {}): Promise<string[]> {
  const lines: string[] = []
  for await (const check of verifyApi({ url: api.origin, key: 'marlow', origin, ...options })) {
    const { group, result, message, issues = [] } = check
    if (result === 'ok' || result === 'note') continue
    lines.push(`${result} ${group}: ${message}`)
    lines.push(...issues.map(({ pointer, expected, found }) => `${pointer}: ${expected}, not ${found}`))
  }
  return lines
}

test('An API that does all that the service does passes, with and without a slash at the end', async () => {
  expect(await verify()).toBe(0)
  for (const coverage of ['EE', 'ES', 'EK', 'EC', 'EF'])
    expect(run.output).toContain(`POST mediplan/calculate (${coverage})\n  ✓ Responds 200 with JSON in`)
  expect(run.output).toContain('Employees can use the calculator with this API. Errors: 0, warnings: 0,')
  expect(await findProblems({ url: `${api.origin}/`, key: 'fernhill' })).toEqual([])
})

test('A client without a tier for a single child gets no such calculation', async () => {
  const bodies: string[] = []
  respond = async (request) => {
    if (request.method === 'POST') bodies.push(await request.clone().text())
    return service.fetch(request)
  }
  expect(await findProblems()).toEqual([])
  const codes = bodies.map((body) => (JSON.parse(body) as { coverage: string }).coverage)
  expect(codes).toEqual(['EE', 'ES', 'EC', 'EF'])
})

test('A client with only the custom scenario gets calculations of it', async () => {
  const onlyCustom = changeJson(/instance/, (rest) => ({ ...rest, scenarios: [] }))
  let body = ''
  respond = async (request) => {
    if (request.method === 'POST') body = await request.clone().text()
    return onlyCustom(request)
  }
  expect(await findProblems({ key: 'lakeshore' })).toEqual([])
  expect(body).toContain('"scenario":"custom","customScenario":[{"id":')
})

test('A preview year has an instance and calculations of its own', async () => {
  expect(await mediplan(['verify-api', api.origin, '--key', 'marlow', '--year', '2028'])).toBe(0)
  expect(run.output).toContain('GET mediplan/instance/2028\n  ✓')
  expect(run.output).toContain('POST mediplan/calculate/2028 (EF)\n  ✓')
})

test('An API that sends only what the specification requires passes, with a note for each hidden part', async () => {
  respond = changeJson(/calculate/, ({ plans, bestPlan }) => ({
    plans: mapValues(plans, withoutOptionalFigures),
    bestPlan,
  }))
  expect(await verify()).toBe(0)
  expect(run.output).toContain(
    '· line items (/plans/*/lineItems): not sent; the results hide what the out-of-pocket expenses consist of.',
  )
  expect(run.output).toContain('· cost curve (/curve): not sent;')
})

test('--format json lists all checks', async () => {
  respond = changeJson(/instance/, ({ scenarios: _, ...rest }) => rest)
  expect(await verify('--format', 'json')).toBe(1)
  const { errors, checks } = JSON.parse(run.output) as { errors: number; checks: { result: string }[] }
  expect(errors).toBe(1)
  expect(checks).toContainEqual({
    group: 'GET mediplan/instance',
    result: 'error',
    message: 'The calculator cannot use the payload.',
    issues: [{ pointer: '/scenarios', expected: 'a value', found: 'nothing' }],
  })
})

describe('Reports', () => {
  const instance = 'GET mediplan/instance'
  const result = 'POST mediplan/calculate (EE)'
  const unusable = 'The calculator cannot use the payload.'

  it.each<[what: string, respond: Respond, problems: string[]]>([
    [
      'a missing field',
      changeJson(/instance/, ({ client, ...rest }) => ({
        ...rest,
        client: { ...(client as object), displayName: undefined },
      })),
      [`error ${instance}: ${unusable}`, '/client/displayName: a value, not nothing'],
    ],
    [
      'a value of the wrong type',
      changeJson(/calculate/, ({ plans, ...rest }) => ({
        ...rest,
        plans: mapValues(plans, (plan) => ({ ...plan, totalCost: '1200' })),
      })),
      [`error ${result}: ${unusable}`, '/totalCost: number, not "1200"'],
    ],
    [
      'a best plan that is not one of the plans',
      changeJson(/calculate/, (rest) => ({ ...rest, bestPlan: 'gold' })),
      [`error ${result}: ${unusable}`, '/bestPlan: one of', 'not "gold"'],
    ],
    [
      'figures that do not add up',
      changeJson(/calculate/, ({ plans, ...rest }) => ({
        ...rest,
        plans: mapValues(plans, (plan) => ({ ...plan, totalCost: 1 })),
      })),
      [`warning ${result}: The figures of a plan do not add up.`, '/totalCost: '],
    ],
    [
      'a page instead of JSON',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
      [`error ${instance}: The response is a page (HTML), not JSON.`],
    ],
    [
      'text instead of JSON',
      () => new Response('hello'),
      [`error ${instance}: The response is not JSON. It`],
    ],
    [
      'another content type',
      async (request) => {
        const response = await service.fetch(request)
        const { headers, status } = response
        if (status === 200) headers.set('content-type', 'text/plain')
        return response
      },
      [
        `warning ${instance}: The content type is not JSON.`,
        '/content-type: application/json, not text/plain',
      ],
    ],
    [
      'another path',
      () => new Response('', { status: 404 }),
      [`error ${instance}: The API responds 404 at http://`, 'The calculator adds mediplan/instance to'],
    ],
    [
      'a redirect',
      () => Response.redirect('https://login.example.com/', 302),
      [`error ${instance}: The API responds 302, a redirect to https://login.example.com/.`],
    ],
    [
      'answers that are rejected',
      (request) =>
        request.method === 'POST'
          ? Response.json({ title: 'Which plan?' }, { status: 422 })
          : service.fetch(request),
      [`error ${result}: The API responds 422: {"title":"Which plan?"}`],
    ],
    [
      'a key that is not accepted',
      (request) =>
        request.method === 'OPTIONS' ? service.fetch(request) : new Response('', { status: 403 }),
      [`error ${instance}: The API responds 403: it does not accept the key. Check --key.`],
    ],
    [
      'an API that accepts any key',
      (request) => {
        request.headers.set('is-api-key', 'marlow')
        return service.fetch(request)
      },
      ['warning Unknown key: The API accepts a key that it cannot know'],
    ],
    [
      'another error for an unknown key',
      async (request) => {
        const response = await service.fetch(request)
        return response.status === 401 ? new Response('no', { status: 500 }) : response
      },
      ['warning Unknown key: Expected 401 or 403. The API responds 500: no'],
    ],
    [
      'an API without CORS',
      createApp(samples).fetch,
      [
        `error CORS for ${origin}: Browsers do not send GET mediplan/instance.`,
        '/status: a status from 200 to 299 in response to OPTIONS, not 405',
        `/access-control-allow-origin: ${origin}, not nothing`,
        '/access-control-allow-headers: is-api-key, is-session, not nothing',
        'Browsers do not send POST mediplan/calculate.',
        `Browsers hide the responses to ${instance}, ${result},`,
      ],
    ],
    [
      'a request header that CORS does not allow',
      changeHeader('access-control-allow-headers', 'Content-Type,IS-API-KEY'),
      [
        `error CORS for ${origin}: Browsers do not send GET mediplan/instance.`,
        '/access-control-allow-headers: is-api-key, is-session, not Content-Type,IS-API-KEY',
        `warning CORS for ${origin}: Browsers do not send POST mediplan/calculate if the page has the cookie XSRF-TOKEN.`,
      ],
    ],
  ])('%s', async (_, change, expected) => {
    respond = change
    const problems = (await findProblems()).join('\n')
    for (const problem of expected) expect(problems).toContain(problem)
  })

  it('a preview year that is the one of another instance', async () => {
    respond = (request) => service.fetch(new Request(request.url.replace('/2028', ''), request))
    expect(await findProblems({ year: 2028 })).toEqual([
      'error GET mediplan/instance/2028: The calculator cannot use the payload.',
      '/client/planYear: 2028, not 2027',
    ])
  })

  it('a response that takes too long, and stops', async () => {
    respond = () => new Promise(() => undefined)
    expect(await findProblems({ timeout: 50 })).toEqual([
      expect.stringContaining('There is no complete response after 0.05 s') as unknown,
    ])
  })

  it('an address without a server', async () => {
    const closed = await listenLocally(service.fetch, 0)
    closed.server.close()
    expect(await findProblems({ url: closed.origin })).toEqual([
      expect.stringContaining('(ECONNREFUSED). Check the port, and whether the API runs.') as unknown,
    ])
    // A port that browsers and fetch block.
    expect(await findProblems({ url: 'http://localhost:1' })).toEqual([
      expect.stringContaining('The connection to localhost:1 failed (bad port).') as unknown,
    ])
  })
})

describe('CORS', () => {
  it('is not needed on the origin of the API', async () => {
    respond = createApp(samples).fetch
    expect(await findProblems({ origin: api.origin })).toEqual([])
  })

  it('can be a wildcard', async () => {
    respond = changeHeader('access-control-allow-origin', '*')
    expect(await findProblems({ origin: 'https://other.example.com' })).toEqual([])
  })

  it('is only a warning if the origin of the calculator is not known', async () => {
    expect(await mediplan(['verify-api', api.origin, '--key', 'marlow'])).toBe(0)
    expect(run.output).toContain('This origin is an example. Name the one of your calculator with --origin.')
    expect(run.output).toContain('! Browsers do not send GET mediplan/instance.')
  })
})

it.each([
  ['no key', [], "required option '--key <key>'"],
  ['a path as address', ['/api', '--key', 'a'], 'Write an address like https://api.example.com/, without'],
  ['a password in the address', ['http://u:p@a/', '--key', 'a'], 'without a password'],
  ['a query in the address', ['http://a/?x=1', '--key', 'a'], 'without a password, ?, and #.'],
  ['a path in the origin', ['http://a', '--key', 'a', '--origin', 'https://b/c'], 'Write one origin like'],
])('Exits with 2 for %s', async (_, args, message) => {
  expect(await mediplan(['verify-api', ...(args.length > 0 ? args : ['http://a'])])).toBe(2)
  expect(run.output).toContain(message)
})

type Json = Record<string, unknown>

/** Changes the successful JSON responses below a path. */
function changeJson(path: RegExp, change: (payload: Json) => Json): Respond {
  return async (request) => {
    const response = await service.fetch(request)
    if (!path.test(request.url) || response.status !== 200) return response
    response.headers.delete('content-length')
    return Response.json(change((await response.json()) as Json), { headers: response.headers })
  }
}

function changeHeader(name: string, value: string): Respond {
  return async (request) => {
    // The service sends no CORS headers to other origins.
    request.headers.set('origin', origin)
    const response = await service.fetch(request)
    if (response.headers.has(name)) response.headers.set(name, value)
    return response
  }
}

function mapValues(map: unknown, change: (value: Json) => Json): Json {
  return Object.fromEntries(Object.entries(map as Json).map(([key, value]) => [key, change(value as Json)]))
}

/** The figures that the specification names. */
function withoutOptionalFigures({
  displayName,
  outOfPocketExpenses,
  hsaFunds,
  payrollDeduction,
  surchargeTotal,
  totalCost,
}: Json): Json {
  return { displayName, outOfPocketExpenses, hsaFunds, payrollDeduction, surchargeTotal, totalCost }
}

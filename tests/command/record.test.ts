import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { calculate } from '../../src/calculator/api/calculate.ts'
import { loadInstance } from '../../src/calculator/api/loadInstance.ts'
import { initialModel } from '../../src/calculator/state/model.ts'
import { selectInputs } from '../../src/calculator/state/selectInputs.ts'
import { answersFor, personalCombinations } from '../../src/command/api/answers.ts'
import { readRecording } from '../../src/command/api/recording.ts'
import { createReplayApp } from '../../src/command/api/replayApp.ts'
import { listenLocally } from '../../src/command/listenLocally.ts'
import { mediplan } from '../../src/command/mediplan.ts'
import { runReplay } from '../../src/command/runReplay.ts'
import { createApp } from '../../src/service/app.ts'
import { samples } from '../kit/samples.ts'
import { prepareClientsFolder, run } from './clientsFolder.ts'

prepareClientsFolder()

const service = createApp({ get: (key) => samples.get(key === 'secret-key' ? client : key) })

let client: string
let respond: (request: Request) => Response | Promise<Response>
let api: Awaited<ReturnType<typeof listenLocally>>
let out: string

beforeAll(async () => {
  api = await listenLocally((request) => respond(request), 0)
})
beforeEach(() => {
  // It has the fewest answers to record.
  client = 'fernhill'
  respond = service.fetch
  out = join(run.dir, 'api.json')
})
afterAll(() => {
  api.server.close()
})

const record = (...options: string[]) =>
  mediplan(['record', api.origin, '--key', 'secret-key', '--out', out, ...options])

const replayApp = async () => createReplayApp(await readRecording(out))

test('The calculator gets the same results from a recording as from the API', async () => {
  client = 'prairie'
  expect(await record()).toBe(0)
  expect(run.output).toContain(
    'Plan year 2027: 24 results, without surcharges and credits; custom scenarios; more than 2 children.\n',
  )
  const server = await runReplay(out, { port: 0 })
  const [, address] = / for any key: (http:.*\/)\n/.exec(run.output)!
  try {
    expect(await visit(address!, 'any-key')).toEqual(await visit(api.origin, 'secret-key'))
  } finally {
    server.close()
    await once(server, 'close')
  }
})

/** What the calculator gets for a family with the first scenario. */
async function visit(host: string, key: string) {
  vi.stubGlobal('document', { baseURI: 'https://page.example/', cookie: '' })
  vi.stubGlobal('localStorage', { getItem: () => null })
  const settings = { host, key, consultancy: '', language: 'en' }
  const { signal } = new AbortController()
  const instance = await loadInstance(null, settings, signal)
  const scenario = instance.scenarios[0]!.id
  const model = { ...initialModel(instance), family: { spouse: true, children: 2 }, scenario }
  return [instance, await calculate(selectInputs(model, instance), null, settings, signal)]
}

test.each([...samples])('The answers for %s are those that the calculator posts', (_, { years }) => {
  for (const { instance } of years.values()) {
    const personal = personalCombinations(instance, 1)[0]!
    for (const { id: scenario } of instance.scenarios)
      for (const family of [
        { spouse: false, children: 0 },
        { spouse: true, children: 2 },
      ])
        expect(answersFor(instance, family, scenario, personal)).toEqual(
          selectInputs({ ...initialModel(instance), family, scenario, personal }, instance),
        )
  }
})

test('A part of the answers to the personal questions has every option', () => {
  const { instance } = samples.get('lakeshore')!.current
  const all = personalCombinations(instance, Infinity)
  const { salaryBands, locations, savingsStyles } = instance
  const optionCount = salaryBands.length + locations.length + savingsStyles.length - 2
  const part = personalCombinations(instance, optionCount)
  expect(all.slice(0, optionCount)).toEqual(part)
  expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(
    salaryBands.length * locations.length * savingsStyles.length,
  )
  expect(new Set(part.map(({ salaryBand }) => salaryBand)).size).toBe(salaryBands.length)
})

test('A recording has a preview year, and neither the key nor the address', async () => {
  respond = (request) => service.fetch(new Request(request.url.replace('/2028', ''), request))
  expect(await record('--year', '2028')).toBe(0)
  const text = await readFile(out, 'utf8')
  for (const secret of ['secret-key', 'is-api-key', 'localhost']) expect(text).not.toContain(secret)
  expect((await readRecording(out)).map(({ year, results }) => [year, results.size])).toEqual([
    [null, 16],
    [2028, 16],
  ])
  const app = await replayApp()
  expect((await app.request('/mediplan/instance/2028')).status).toBe(200)
  expect((await app.request('/mediplan/instance/2029')).status).toBe(404)
})

describe('A recording responds with a problem', () => {
  const answers = {
    coverage: 'EE',
    scenario: 'usual',
    customScenario: null,
    surcharges: {},
    location: null,
    salaryBand: null,
    savingsStyle: null,
  }

  it.each<[what: string, path: string, init: RequestInit, status: number, detail: string]>([
    [
      'to other answers, such as none about the household',
      'calculate',
      post(answers),
      422,
      'expected recorded answers, found {"coverage":"EE"',
    ],
    [
      'to answers that the client does not offer',
      'calculate',
      post({ ...answers, surcharges: { hat: true } }),
      422,
      "expected the ID of one of this client's surcharges, found",
    ],
    ['to an incomplete body', 'calculate', post({ coverage: 'EE' }), 422, 'expected a value, found nothing'],
    ['to a body that is not JSON', 'calculate', { ...post(0), body: '{' }, 400, 'expected JSON'],
    [
      'to a body of another type',
      'calculate',
      { method: 'POST', body: '{}' },
      415,
      'expected application/json',
    ],
    ['for another year', 'calculate/2031', post(answers), 404, 'expected a recorded year, found 2031'],
    ['for another path', 'plans', {}, 404, 'Not found'],
    ['to another method', 'instance', { method: 'DELETE' }, 405, 'Method not allowed'],
  ])('%s', async (_, path, init, status, detail) => {
    client = 'prairie'
    expect(await record()).toBe(0)
    const response = await (await replayApp()).request(`/mediplan/${path}`, init)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(JSON.stringify(await response.json()).replaceAll('\\', '')).toContain(detail)
  })

  function post(body: unknown): RequestInit {
    return { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  }
})

test('Answers that the API rejects are left out', async () => {
  let rejected = 0
  respond = async (request) => {
    if (request.method === 'GET' || rejected === 2) return service.fetch(request)
    rejected += 1
    return new Response('No plan', { status: 422 })
  }
  expect(await record()).toBe(0)
  expect(run.output).toContain('2 of them are left out. The first one: The API responds 422: No plan\n')
  expect((await readRecording(out))[0]!.results.size).toBe(14)
})

/** An API with our instance, and the same response to all answers. */
function respondToAnswers(response: Response): typeof respond {
  return (request) => (request.method === 'GET' ? service.fetch(request) : response.clone())
}

describe('mediplan record writes nothing and exits with 2', () => {
  it.each<[string, typeof respond, string]>([
    ['without a usable instance', () => Response.json({}), '/client: expected a value, found nothing'],
    ['if the key is wrong', () => new Response('', { status: 401 }), 'Check --key.'],
    ['if the API fails', respondToAnswers(new Response('Down', { status: 500 })), 'responds 500: Down'],
    [
      'if the API rejects all answers',
      respondToAnswers(new Response('No', { status: 422 })),
      'responds 422: No',
    ],
    ['if a result does not fit its schema', respondToAnswers(Response.json({})), '/plans: expected a value'],
  ])('%s', async (_, response, message) => {
    respond = response
    expect(await record()).toBe(2)
    expect(run.output).toContain(message)
    expect(run.output).toContain('Nothing was written. Check the API with: npx mediplan verify-api')
    await expect(readFile(out)).rejects.toThrow('ENOENT')
  })

  it('if the file is not a recording', async () => {
    await writeFile(out, '{ "plans": [] }')
    expect(await record()).toBe(2)
    expect(run.output).toContain(`${out} is not a recording of \`mediplan record\`.`)
    expect(await readFile(out, 'utf8')).toBe('{ "plans": [] }')
  })

  it('if there is no folder for it', async () => {
    out = join(run.dir, 'nowhere/api.json')
    expect(await record()).toBe(2)
    expect(run.output).toContain(`There is no folder for ${out}. Create it first.`)
  })
})

test('mediplan record replaces an earlier recording', async () => {
  expect(await record()).toBe(0)
  client = 'prairie'
  expect(await record()).toBe(0)
  expect((await readRecording(out))[0]!.results.size).toBe(24)
})

it.each(['65536', '-1', 'abc', '80.5', ''])('mediplan replay rejects the port %j', async (port) => {
  expect(await mediplan(['replay', out, '--port', port])).toBe(2)
  expect(run.output).toContain('Write a whole number from 0 to 65535.')
})

test.each([
  ['a file that does not exist', 'nowhere.json', 'There is no file or folder'],
  ['a file of a client', 'keys.json', 'is not a recording of `mediplan record`.'],
])('mediplan replay exits with 2 for %s', async (_, name, message) => {
  await writeFile(join(run.dir, 'keys.json'), '{ "keys": {} }')
  expect(await mediplan(['replay', join(run.dir, name)])).toBe(2)
  expect(run.output).toContain(message)
})

import { beforeAll, describe, expect, it } from 'vitest'
import { samples } from '../../server.ts'
import { addresses } from './calls/addresses.ts'
import { bodies } from './calls/bodies.ts'
import { calculations } from './calls/calculations.ts'
import { key, load, post } from './calls/call.ts'
import { conditions } from './calls/headers.ts'
import { checkAnswered } from './checkAnswered.ts'
import { comparable } from './comparable.ts'
import type { Answer, Call, Home } from './exchange.ts'
import { startEmbeddedHome } from './homes/embeddedHome.ts'
import { startNodeHome } from './homes/nodeHome.ts'
import { startWorkerdHome } from './homes/workerdHome.ts'
import { refusal, visit, type Visit } from './visit.ts'

const origin = 'https://plans.example.com'
const instance = load('an instance', 'instance', { ...key, Accept: 'application/json' })
const unfinished = { ...post('a body without an end', '{"coverage":'), isUnfinished: true }
/** For who sends a body without an end; in seconds. */
const timeLimit = 5
const calls: [Call, ...Call[]] = [
  instance,
  ...calculations(samples),
  ...addresses(),
  ...bodies(),
  ...conditions(),
]

let embedded: Visit
let node: Visit & { refusal: Answer }
let workerd: Visit & { refusal: Answer }

beforeAll(async () => {
  // First and alone: while it is there, it takes every request of this process.
  embedded = await during(
    startEmbeddedHome(samples, { allowedOrigins: [origin], timeout: timeLimit * 1000 }),
    (home) => visit(home, calls, unfinished),
  )
  const settings = { ALLOWED_ORIGINS: origin, REQUEST_TIMEOUT: String(timeLimit) }
  const visits = await Promise.allSettled(
    [startNodeHome, startWorkerdHome].map(async (start) =>
      during(await start(settings), async (home) => ({
        ...(await visit(home, calls, unfinished)),
        refusal: await refusal(home, load('a stranger', 'instance', { 'is-api-key': 'nobody' })),
      })),
    ),
  )
  ;[node, workerd] = visits.map(valueOf) as [typeof node, typeof workerd]
}, 300_000)

describe('The homes are asked', () => {
  it('200 questions at least, no two alike', () => {
    expect(calls.length).toBeGreaterThanOrEqual(200)
    const seen = calls.map(({ name: _, ...call }) => JSON.stringify(call))
    expect(seen.filter((call, index) => seen.indexOf(call) !== index)).toEqual([])
  })

  it('good and bad ones, for every status that a single request can bring about', () => {
    const statuses = new Set(embedded.answers.map(({ status }) => status))
    expect(statuses).toEqual(new Set([200, 204, 304, 400, 401, 403, 404, 405, 412, 413, 415, 422]))
  })
})

describe('Every home gives the same answer to', () => {
  it.each(calls.map((call, index) => [call.name, call, index] as const))('%s', (_, call, index) => {
    const inThePage = comparable(embedded.answers[index]!, call)
    expect(comparable(node.answers[index]!, call)).toEqual(inThePage)
    expect(comparable(workerd.answers[index]!, call)).toEqual(inThePage)
  })

  it('who never sends the end of a body', async () => {
    for (const { late } of [embedded, node, workerd]) await checkAnswered(unfinished, late)
    const inThePage = comparable(embedded.late, unfinished)
    expect(inThePage).toMatchObject({ status: 408 })
    expect(comparable(node.late, unfinished)).toEqual(inThePage)
    expect(comparable(workerd.late, unfinished)).toEqual(inThePage)
  })

  it('who has kept its last one', async () => {
    for (const { again } of [embedded, node, workerd]) await checkAnswered(instance, again)
    const inThePage = comparable(embedded.again, instance)
    expect(inThePage).toMatchObject({ status: 304, body: '' })
    expect(comparable(node.again, instance)).toEqual(inThePage)
    expect(comparable(workerd.again, instance)).toEqual(inThePage)
  })
})

it.each(calls.map((call, index) => [call.name, call, index] as const))(
  'Every home answers %s as the description says',
  async (_, call, index) => {
    for (const { answers } of [embedded, node, workerd])
      await expect(checkAnswered(call, answers[index]!)).resolves.toBeUndefined()
  },
)

it.each(['node', 'workerd'] as const)('No two codings share a strong tag on %s', (home) => {
  const { answers } = { node, workerd }[home]
  const codings = new Map<string, Set<string>>()
  for (const { status, headers } of answers) {
    const { etag = 'W/', 'content-encoding': coding = 'identity' } = headers
    if (status !== 200 || etag.startsWith('W/')) continue
    codings.set(etag, (codings.get(etag) ?? new Set()).add(coding))
  }
  for (const shared of codings.values()) expect(shared.size).toBe(1)
  expect(new Set(answers.map(({ headers }) => headers['content-encoding']))).toContain('gzip')
})

it('Both servers refuse alike who asks too often, and say how long to wait', async () => {
  for (const { refusal: answer } of [node, workerd]) await checkAnswered(instance, answer)
  const [onNode, onWorkerd] = [node, workerd].map((home) => comparable(home.refusal, instance))
  expect(onWorkerd).toEqual({
    ...onNode,
    headers: { ...onNode?.headers, 'retry-after': expect.stringMatching(/^\d+$/) as string },
  })
  expect(Number(node.refusal.headers['retry-after'])).toBeGreaterThan(0)
})

async function during<T>(home: Home, ask: (home: Home) => Promise<T>): Promise<T> {
  try {
    return await ask(home)
  } finally {
    await home.stop()
  }
}

function valueOf<T>(outcome: PromiseSettledResult<T>): T {
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

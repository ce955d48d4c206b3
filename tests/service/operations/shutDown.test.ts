import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it, test, vi } from 'vitest'
import { answers, json } from '../http/checkedApp.ts'
import { startService, type Service } from './startService.ts'

const body = JSON.stringify(answers)
const post = [
  'POST /mediplan/calculate HTTP/1.1',
  'Host: localhost',
  'is-api-key: fernhill',
  'Content-Type: application/json',
  `Content-Length: ${body.length}`,
  '',
  '',
].join('\r\n')

vi.setConfig({ testTimeout: 30_000 })

let service: Service

afterEach(() => service.stop())

test('While it drains, it is not ready, still responds, and announces that connections close', async () => {
  service = await startService({ DRAIN_SECONDS: '1' })
  service.process.kill('SIGTERM')
  await service.line('shutting down')
  const ready = await fetch(new URL('/readyz', service.address))
  expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close'])
  expect(await ready.json()).toMatchObject({ status: 'shutting down' })
  expect((await fetch(new URL('/healthz', service.address))).status).toBe(200)
  expect(await service.ended).toBe(0)
})

it.each(['SIGTERM', 'SIGINT'] as const)(
  'completes a request whose body began to arrive before %s',
  async (signal) => {
    service = await startService({})
    const socket = await open(post + body.slice(0, 20))
    await roundTrip()
    service.process.kill(signal)
    expect(await service.line('shutting down')).toMatchObject({ signal, inFlight: 1 })
    await waitUntilConnectionRefused()
    socket.write(body.slice(20))
    const response = await text(socket)
    expect(response).toMatch(/^HTTP\/1.1 200 OK\r\n/)
    expect(response).toMatch(/\r\nconnection: close\r\n/i)
    expect(response).toContain('"bestPlan":"cdhp"')
    expect(await service.ended).toBe(0)
    expect(service.lines.at(-1)).toMatchObject({ msg: 'shut down', aborted: 0 })
  },
)

test('Aborts requests in flight at the deadline and logs their number', async () => {
  service = await startService({ SHUTDOWN_SECONDS: '1' })
  await open(post + body.slice(0, 20))
  await roundTrip()
  service.process.kill('SIGTERM')
  expect(await service.ended).toBe(1)
  expect(service.lines.at(-1)).toMatchObject({ level: 'error', msg: 'shut down', aborted: 1 })
})

test('Exits at once at a second signal', async () => {
  service = await startService({ DRAIN_SECONDS: '300', SHUTDOWN_SECONDS: '300' })
  service.process.kill('SIGTERM')
  await service.line('shutting down')
  service.process.kill('SIGINT')
  expect(await service.ended).toBe(130)
})

test('Does not wait for connections without a request in flight', async () => {
  service = await startService({ SHUTDOWN_SECONDS: '60', LOG_LEVEL: 'debug' })
  const noRequest = ''
  const incompleteHeaders = 'GET /readyz HTTP/1.1\r\nHost: loc'
  const keepAlive = 'GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n'
  for (const sent of [noRequest, incompleteHeaders, keepAlive]) await open(sent)
  await service.line('request')
  service.process.kill('SIGTERM')
  expect(await service.ended).toBe(0)
})

test('Responds to every request sent before the signal, under load', async () => {
  service = await startService({ RATE_LIMIT: 'off' })
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const statuses: (number | undefined)[] = []
  const sending = new AbortController()
  const senders = Array.from({ length: 20 }, async () => {
    while (!sending.signal.aborted) statuses.push((await send(agent)).statusCode)
  })
  while (statuses.length < 200) await roundTrip()
  sending.abort()
  service.process.kill('SIGTERM')
  await Promise.all(senders)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await service.ended).toBe(0)
  agent.destroy()
})

test('Resets few connections while it shuts down, under load', { retry: 2 }, async () => {
  service = await startService({ RATE_LIMIT: 'off', DRAIN_SECONDS: '1' })
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const statuses: (number | undefined)[] = []
  const senders = Array.from({ length: 20 }, async () => {
    for (;;) statuses.push((await send(agent)).statusCode)
  })
  const settled = Promise.allSettled(senders)
  while (statuses.length < 200) await roundTrip()
  service.process.kill('SIGTERM')
  const reasons = (await settled).map((result) => result.status === 'rejected' && errorCode(result.reason))
  // The system may complete a connection while the socket closes. Without #stopListening, nearly all are reset.
  expect(reasons.filter((reason) => reason !== 'ECONNREFUSED').length).toBeLessThan(10)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await service.ended).toBe(0)
  agent.destroy()
})

test('Does not drain after Ctrl+C', async () => {
  service = await startService({ DRAIN_SECONDS: '300', SHUTDOWN_SECONDS: '300' })
  service.process.kill('SIGINT')
  expect(await service.ended).toBe(0)
})

function errorCode(error: unknown) {
  return error instanceof Error && 'code' in error ? error.code : error
}

async function open(sent: string): Promise<Socket> {
  const socket = connect(Number(new URL(service.address).port), 'localhost')
  // The exit of the process resets it.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(sent)
  return socket
}

/** Ensures that everything sent before has arrived. */
async function roundTrip() {
  await fetch(new URL('/healthz', service.address))
}

async function waitUntilConnectionRefused() {
  for (;;) {
    try {
      await roundTrip()
    } catch {
      return
    }
  }
}

async function send(agent: Agent): Promise<IncomingMessage> {
  const call = request(new URL('/mediplan/calculate', service.address), {
    agent,
    method: 'POST',
    headers: json,
  })
  call.end(body)
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  return response
}

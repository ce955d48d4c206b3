import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { ConnectionDrainer } from '../../../src/service/operations/ConnectionDrainer.ts'
import { answers } from '../http/checkedApp.ts'
import { serveInProcess, type ServiceInProcess } from '../serveInProcess.ts'

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

async function serve(): Promise<ServiceInProcess> {
  const service = await serveInProcess()
  onTestFinished(service.stop)
  return service
}

async function open({ address }: ServiceInProcess, sent: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), 'localhost')
  // The end of the test may reset it.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(sent)
  return socket
}

const health = ({ address }: ServiceInProcess) => fetch(new URL('/healthz', address))

test('While it drains, it is not ready, still responds, and announces that connections close', async () => {
  const service = await serve()
  const ended = service.shutDown({ drainSeconds: 2, shutdownSeconds: 25 })
  const [ready, healthy] = await Promise.all([fetch(new URL('/readyz', service.address)), health(service)])
  expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close'])
  expect(await ready.json()).toMatchObject({ status: 'shutting down' })
  expect(healthy.status).toBe(200)
  expect(await ended).toBe(0)
})

test('Completes a request whose body began to arrive before', async () => {
  const service = await serve()
  const socket = await open(service, post + body.slice(0, 20))
  await expect.poll(() => service.drainer.inFlight).toBe(1)
  const ended = service.shutDown({ drainSeconds: 0, shutdownSeconds: 25 })
  await expect.poll(() => health(service).catch(() => 'refused')).toBe('refused')
  socket.write(body.slice(20))
  const response = await text(socket)
  expect(response).toMatch(/^HTTP\/1.1 200 OK\r\n/)
  expect(response).toMatch(/\r\nconnection: close\r\n/i)
  expect(response).toContain('"bestPlan":"cdhp"')
  expect(await ended).toBe(0)
})

test('Aborts requests in flight at the deadline and returns their number', async () => {
  const service = await serve()
  await open(service, post + body.slice(0, 20))
  await expect.poll(() => service.drainer.inFlight).toBe(1)
  expect(await service.shutDown({ drainSeconds: 0, shutdownSeconds: 0.5 })).toBe(1)
})

test('Does not wait for connections without a request in flight', async () => {
  const service = await serve()
  const noRequest = ''
  const incompleteHeaders = 'GET /readyz HTTP/1.1\r\nHost: loc'
  const keepAlive = 'GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n'
  await Promise.all([noRequest, incompleteHeaders, keepAlive].map((sent) => open(service, sent)))
  await health(service)
  expect(await service.shutDown({ drainSeconds: 0, shutdownSeconds: 60 })).toBe(0)
})

test('Counts pipelined requests in flight until their connection closes', async () => {
  const server = createServer().listen(0)
  onTestFinished(() => void server.close())
  const drainer = new ConnectionDrainer(server)
  const socket = connect((server.address() as AddressInfo).port)
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(40))
  await expect.poll(() => drainer.inFlight).toBe(40)
  socket.resetAndDestroy()
  await once(socket, 'close')
  await expect.poll(() => drainer.inFlight).toBe(0)
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listen, portOf } from '../../../src/service/operations/listen.ts'
import { ConnectionDrainer } from '../../../src/service/operations/ConnectionDrainer.ts'

test('Requests are in flight for as long as their connection is there, those that wait behind another too', async () => {
  const server = createServer().listen(0)
  onTestFinished(() => void server.close())
  const traffic = new ConnectionDrainer(server)
  const socket = connect((server.address() as AddressInfo).port)
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(40))
  await expect.poll(() => traffic.inFlight).toBe(40)
  socket.resetAndDestroy()
  await once(socket, 'close')
  await expect.poll(() => traffic.inFlight).toBe(0)
})

test('Who asks and does not read is not waited for', async () => {
  const long = new Uint8Array(16 * 1024 * 1024)
  const { server, traffic } = await listen({
    fetch: () => new Response(long),
    port: 0,
    requestTimeout: 1,
    stillFor: 1,
  })
  onTestFinished(() => void server.close())
  const socket = connect(portOf(server))
  onTestFinished(() => void socket.destroy())
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(() => traffic.inFlight).toBe(1)
  await expect.poll(() => traffic.inFlight).toBe(0)
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listen, listeningPort } from '../../../src/service/operations/listen.ts'
import { ConnectionDrainer } from '../../../src/service/operations/ConnectionDrainer.ts'

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

test('Closes the connection of a caller who does not read the response', async () => {
  const large = new Uint8Array(16 * 1024 * 1024)
  const { server, drainer } = await listen({
    fetch: () => new Response(large),
    port: 0,
    requestTimeout: 1,
    idleTimeout: 1,
  })
  onTestFinished(() => void server.close())
  const socket = connect(listeningPort(server))
  onTestFinished(() => void socket.destroy())
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(() => drainer.inFlight).toBe(1)
  await expect.poll(() => drainer.inFlight).toBe(0)
})

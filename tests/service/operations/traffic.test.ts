import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { Traffic } from '../../../src/service/operations/Traffic.ts'

test('Requests are in flight for as long as their connection is there, those that wait behind another too', async () => {
  const server = createServer().listen(0)
  onTestFinished(() => void server.close())
  const traffic = new Traffic(server)
  const socket = connect((server.address() as AddressInfo).port)
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(40))
  await expect.poll(() => traffic.inFlight).toBe(40)
  socket.resetAndDestroy()
  await once(socket, 'close')
  await expect.poll(() => traffic.inFlight).toBe(0)
})

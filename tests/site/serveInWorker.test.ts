import { expect, it } from 'vitest'
import { serveInWorker } from '../../src/site/serveInWorker.ts'
import type { SiteRequest } from '../../src/site/SiteMessages.ts'

/** A worker that a test controls. */
class FakeWorker extends EventTarget {
  received: { request: SiteRequest; port: MessagePort }[] = []
  isTerminated = false

  terminate() {
    this.isTerminated = true
  }

  postMessage(request: SiteRequest, [port]: MessagePort[]) {
    this.received.push({ request, port: port! })
    port!.start()
  }
}

function startSite() {
  const workers: FakeWorker[] = []
  const handle = serveInWorker(() => {
    const worker = new FakeWorker()
    workers.push(worker)
    return worker as EventTarget as Worker
  }, 'https://example.com/acme/client.json')
  return { workers, handle: async (request: Request) => handle(request) }
}

const address = 'https://example.com/acme/mediplan/calculate'

it('sends a request with its body to the worker, and responds with its reply', async () => {
  const { workers, handle } = startSite()
  const response = handle(
    new Request(address, { method: 'POST', body: '{}', headers: { 'is-api-key': 'x' } }),
  )
  await expect.poll(() => workers[0]?.received.length).toBe(1)
  const { request, port } = workers[0]!.received[0]!
  expect(request).toMatchObject({ url: address, method: 'POST', body: '{}' })
  expect(request.headers).toContainEqual(['is-api-key', 'x'])
  port.postMessage({ status: 422, headers: [['etag', '"1"']], body: 'no' })
  const { status, headers } = await response
  expect([status, headers.get('etag'), await (await response).text()]).toEqual([422, '"1"', 'no'])
})

it('tells the worker that a request is abandoned', async () => {
  const { workers, handle } = startSite()
  const controller = new AbortController()
  void handle(new Request(address, { signal: controller.signal }))
  await expect.poll(() => workers[0]?.received.length).toBe(1)
  const told = new Promise((resolve) => workers[0]!.received[0]!.port.addEventListener('message', resolve))
  controller.abort()
  await told
})

it('fails all waiting requests if the worker does not load, and starts another one for the next request', async () => {
  const { workers, handle } = startSite()
  const waiting = [handle(new Request(address)), handle(new Request(address))]
  await expect.poll(() => workers[0]?.received.length).toBe(2)
  workers[0]!.dispatchEvent(new Event('error'))
  for (const response of await Promise.all(waiting)) expect(response.type).toBe('error')
  expect(workers[0]!.isTerminated).toBe(true)
  void handle(new Request(address))
  await expect.poll(() => workers[1]?.received.length).toBe(1)
})

import { expect, it, vi } from 'vitest'
import instance from '../../fixtures/clients/marlow/instance.json' with { type: 'json' }
import plans from '../../fixtures/clients/marlow/plans.json' with { type: 'json' }
import type { SiteReply, SiteRequest } from '../../src/site/SiteMessages.ts'

const data = 'https://example.com/acme/client.json'
const good = {
  data,
  url: 'https://example.com/acme/mediplan/instance',
  method: 'GET',
  headers: [],
  body: null,
}

it('loads the documents again only if they did not load, not after a request that failed', async () => {
  const worker = new EventTarget()
  vi.stubGlobal('addEventListener', worker.addEventListener.bind(worker))
  const load = vi
    .fn<typeof fetch>(() =>
      Promise.resolve(Response.json({ 'instance.json': instance, 'plans.json': plans })),
    )
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', load)
  await import('../../src/site/worker.ts')
  const send = (request: SiteRequest) =>
    new Promise<SiteReply | null>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', ({ data: reply }: MessageEvent<SiteReply | null>) => {
        port1.close()
        resolve(reply)
      })
      port1.start()
      worker.dispatchEvent(new MessageEvent('message', { data: request, ports: [port2] }))
    })

  expect(await send(good)).toBeNull()
  expect(await send(good)).toMatchObject({ status: 200 })
  // A request with GET cannot have a body.
  expect(await send({ ...good, body: '{}' })).toBeNull()
  expect(await send(good)).toMatchObject({ status: 200 })
  expect(load).toHaveBeenCalledTimes(2)
})

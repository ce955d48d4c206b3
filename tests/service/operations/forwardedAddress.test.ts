import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { forwardedAddress } from '../../../src/service/operations/createService.ts'

const connection = {
  incoming: { socket: { remoteAddress: '10.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } },
}

it.each([
  [0, undefined, '10.0.0.1'],
  [0, '1.1.1.1', '10.0.0.1'],
  [1, undefined, '10.0.0.1'],
  [1, '9.9.9.9, 1.1.1.1', '1.1.1.1'],
  [2, '9.9.9.9, 1.1.1.1, 2.2.2.2', '1.1.1.1'],
  [2, '1.1.1.1', '10.0.0.1'],
  [1, '', '10.0.0.1'],
  [1, '1.2.3.4:5000', '1.2.3.4'],
  [1, '[2001:db8::1]:5000', '2001:db8::1'],
  [1, '[2001:db8::1]', '2001:db8::1'],
  [1, '2001:db8::1:5000', '2001:db8::1:5000'],
])('Behind %i proxies, X-Forwarded-For %s gives %s', async (proxies, forwarded, address) => {
  const app = new Hono()
  const findAddress = forwardedAddress(proxies)
  app.get('/', (context) => context.text(findAddress(context)))
  const headers = new Headers(forwarded === undefined ? [] : [['X-Forwarded-For', forwarded]])
  expect(await (await app.request('/', { headers }, connection)).text()).toBe(address)
})

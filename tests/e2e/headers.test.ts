import { expect, test } from './support/test.ts'
import { clickNext, walkTo } from './support/walk.ts'

test('only API calls have the API key, and they have no session or token by default', async ({
  page,
  openAs,
  calls,
}) => {
  const pathsWithKey: string[] = []
  page.on('request', (request) => {
    if (request.headers()['is-api-key'] !== undefined) pathsWithKey.push(new URL(request.url()).pathname)
  })
  await openAs('fernhill')
  await walkTo(page, 'results')
  await expect(page.getByRole('definition')).toHaveCount(4)
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST'])
  for (const { headers } of calls) {
    expect(headers['is-api-key']).toBe('fernhill')
    expect(headers).not.toHaveProperty('is-session')
    expect(headers).not.toHaveProperty('x-xsrf-token')
  }
  expect(pathsWithKey).toEqual(['/mediplan/instance', '/mediplan/calculate'])
})

test('a stored session is sent with every call, and the XSRF cookie only with calculations', async ({
  page,
  context,
  openAs,
  calls,
  baseURL,
}) => {
  const setToken = (value: string) => context.addCookies([{ name: 'XSRF-TOKEN', value, url: baseURL! }])
  await context.addCookies([{ name: 'NOT-XSRF-TOKEN', value: 'other', url: baseURL! }])
  await setToken('a%20token%2Fof%3Dours')
  await page.addInitScript(() => localStorage.setItem('sessionId', 'session-7'))
  await openAs('fernhill')
  await walkTo(page, 'results')
  await expect(page.getByRole('definition')).toHaveCount(4)
  await setToken('another')
  await page.goBack()
  await clickNext(page)
  await expect(page.getByRole('definition')).toHaveCount(4)
  await setToken('%E0%A4%A')
  await page.goBack()
  await clickNext(page)
  await expect(page.getByRole('definition')).toHaveCount(4)

  expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST', 'POST'])
  expect(calls.map(({ headers }) => headers['is-session'])).toEqual(Array(4).fill('session-7'))
  expect(calls.map(({ headers }) => headers['x-xsrf-token'])).toEqual([
    undefined,
    'a token/of=ours',
    'another',
    '%E0%A4%A',
  ])
})

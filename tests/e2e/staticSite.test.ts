import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { runBuild } from '../../src/command/runBuild.ts'
import { recordPageErrors } from './support/pageErrors.ts'
import { startStaticServer } from './support/staticServer.ts'
import { expect, test } from './support/test.ts'
import { expectScreen, heading, walkTo } from './support/walk.ts'

// The tests share the sites.
test.describe.configure({ mode: 'default' })

let folder = ''
let host: Awaited<ReturnType<typeof startStaticServer>>

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  for (const client of ['marlow', 'quillon'])
    await runBuild(client, {
      clients: 'fixtures/clients',
      // Like the path of the API, which must not be confused with it.
      out: join(folder, 'mediplan', client),
      consultancy: 'Acme & Co.',
    })
  const file = await readFile(join(folder, 'mediplan/quillon/_headers'), 'utf8')
  const headers = [...file.matchAll(/^ {2}(\S+): (.*)$/gm)].map(([, name, value]) => [name, value])
  // The tests fail if the headers of the site do not allow all that it does.
  host = await startStaticServer(folder, Object.fromEntries(headers))
})
test.afterAll(async () => {
  host.close()
  await rm(folder, { recursive: true })
})

test('clients in folders of a static host get the results of the service, calculated in the browser', async ({
  openResults,
  page: service,
  context,
}) => {
  const page = await context.newPage()
  const errors = await recordPageErrors(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(`${host.address}/mediplan/quillon/?lang=es`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('contentinfo')).toContainText('Acme & Co.')
  await expect(page.getByText('Answers stay in this browser')).toBeVisible()
  await walkTo(page, 'results')
  await openResults('quillon')
  expect(await readResults(page)).toEqual(await readResults(service))

  await test.step('links to the same results', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy link' }).click()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/\/quillon\/#\/#answers=/)
    const reader = await context.newPage()
    await reader.goto(link)
    await reader.getByRole('button', { name: 'Show these results' }).click()
    expect(await readResults(reader)).toEqual(await readResults(service))
  })

  await test.step('goes back, and offers the answers after a reload', async () => {
    await page.goBack()
    await expectScreen(page, 'scenario')
    await page.reload()
    await page.getByRole('button', { name: /^Continue/ }).click()
    await expectScreen(page, 'results')
  })

  await test.step('loads its page, whose path looks like that of the API', async () => {
    const text = await page.evaluate(async () => (await fetch('.')).text())
    expect(text).toMatch(/^<!doctype html>/i)
  })

  await test.step('opens the licenses', async () => {
    await page.getByRole('link', { name: 'Software licenses' }).click()
    await expect(page).toHaveURL(`${host.address}/mediplan/quillon/THIRD-PARTY-NOTICES.txt`)
    await expect(page.getByText(/^hono \d/m)).toBeVisible()
  })
  expect(requests.filter((url) => !url.startsWith(`${host.address}/mediplan/quillon/`))).toEqual([])
  expect(await errors.findUnexpected()).toEqual([])
})

test('a preview year has results and links of its own', async ({ page, context }) => {
  await page.goto(`${host.address}/mediplan/marlow/#/preview/2028`)
  const note = page.getByText('Previewing 2028 Calculator')
  await expect(note).toBeVisible()
  await expect(page).toHaveURL(`${host.address}/mediplan/marlow/#/`)
  await walkTo(page, 'results')
  await expect(note).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const link = /http\S+/.exec(await page.locator('.results-origin').innerText())![0]
  expect(link).toMatch(/\/marlow\/#\/preview\/2028#answers=/)
  const reader = await context.newPage()
  await reader.goto(link)
  await reader.getByRole('button', { name: 'Show these results' }).click()
  await expectScreen(reader, 'results')
  await expect(reader.getByText('Previewing 2028 Calculator')).toBeVisible()
})

test('a site whose worker or documents did not load shows an error, and works after a retry', async ({
  page,
  pageErrors,
}) => {
  // The page does not see why a worker failed to load.
  pageErrors.allow(/ERR_FAILED/)
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await page.route('**/worker-*.js', (route) => route.abort())
  await page.goto(`${host.address}/mediplan/quillon/`)
  await expect(heading(page)).toHaveText('Not Available')
  await page.unroute('**/worker-*.js')
  const documents = page.waitForEvent('requestfailed')
  await page.route('**/client-*.json', (route) => route.abort())
  await tryAgain.click()
  expect((await documents).url()).toMatch(/client-\w+\.json/)
  await expect(heading(page)).toHaveText('Not Available')
  await page.unroute('**/client-*.json')
  await tryAgain.click()
  await walkTo(page, 'results')
})

/** The lines of the results, once they are complete. */
async function readResults(page: Page) {
  await expect(page.getByRole('heading', { name: /^Why / })).toBeVisible()
  return (await page.getByRole('main').innerText()).split('\n')
}

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { buildPreview } from '../../src/preview/buildPreview.ts'
import { recordPageErrors } from './support/pageErrors.ts'
import { expect, test } from './support/test.ts'
import { expectScreen, heading, walkTo } from './support/walk.ts'

const quillon = join(import.meta.dirname, '../../fixtures/clients/quillon')

test('a preview file shows the results of the service without a server or a connection', async ({
  browser,
  openResults,
  page: site,
}, info) => {
  const path = info.outputPath('quillon.html')
  const read = (name: string) => readFile(join(quillon, name), 'utf8')
  const texts = { 'instance.json': await read('instance.json'), 'plans.json': await read('plans.json') }
  const preview = await buildPreview(texts)
  await writeFile(path, preview.page)
  const context = await browser.newContext({ offline: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const errors = await recordPageErrors(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(pathToFileURL(path).href)
  await expectHome(page)
  await expect(page.getByText('Answers stay in this browser')).toBeVisible()
  const note = page.getByRole('complementary', { name: 'Preview' })
  await expect(note).toContainText(/Made on [A-Z][a-z]+ \d+, \d{4}/)
  await expect(note).toContainText(/Version [\da-f]{12}/)
  await expect(page.getByText('Ask <Dottie> & co., 2nd floor')).toBeVisible()
  await walkTo(page, 'results')
  await openResults('quillon')
  for (const each of [page, site]) await expect(each.getByRole('heading', { name: /^Why / })).toBeVisible()
  // Others cannot open this file, so it has no links.
  expect(await readResults(page)).toEqual((await readResults(site)).filter((line) => line !== 'Copy link'))
  await expect(page).toHaveTitle(/^Preview: Results/)

  await test.step('prints them as a preview, without a file path', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(note).toBeVisible()
    await expect(page.getByText(/file:|null\//)).toHaveCount(0)
    expect((await page.pdf()).byteLength).toBeGreaterThan(10_000)
    await page.emulateMedia({ media: null })
  })

  await test.step('goes back, starts again at home, and changes its language, but not that of the note', async () => {
    await page.goBack()
    await expectScreen(page, 'scenario')
    await page.reload()
    await expectHome(page)
    await page.getByRole('button', { name: 'Español' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
    await expect(note).toHaveAttribute('lang', 'en')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
  })

  expect(await errors.findUnexpected()).toEqual([])
  expect(requests.filter((url) => !url.startsWith('file:') && !url.startsWith('data:'))).toEqual([])
  await context.close()
})

async function readResults(page: Page) {
  return (await page.getByRole('main').innerText()).split('\n')
}

function expectHome(page: Page) {
  return expect(heading(page)).toHaveText('Do the math on medical')
}

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Browser, Page, TestInfo } from '@playwright/test'
import { answersFor } from '../kit/answersFor.ts'
import { expectAccessible } from './support/axe.ts'
import { recordPageErrors } from './support/pageErrors.ts'
import { expect, test } from './support/test.ts'
import { chooseScenario, clickNext, expectScreen, giveAnswers, heading } from './support/walk.ts'

const answers = answersFor('contributionLimit', 'pelican')
const root = join(import.meta.dirname, '../..')

/** Writes a preview file, and opens it from the disk in a browser without a connection. */
async function openPreview(browser: Browser, info: TestInfo, client: string, ...options: string[]) {
  const path = info.outputPath(`${client}.html`)
  const command = ['src/check/command/mediplan.js', 'preview', client, '--out', path, ...options]
  await promisify(execFile)(process.execPath, command, { cwd: root })
  const context = await browser.newContext({ offline: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const errors = await recordPageErrors(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(pathToFileURL(path).href)
  await expect(heading(page)).toHaveText('Do the math on medical')
  return {
    page,
    /** Expects no errors, and no requests but the one for the file. */
    close: async () => {
      expect(await errors.findUnexpected()).toEqual([])
      expect(requests.filter((url) => !url.startsWith('file:') && !url.startsWith('data:'))).toEqual([])
      await context.close()
    },
  }
}

async function readResults(page: Page) {
  return (await page.getByRole('main').innerText()).split('\n')
}

test('a preview file shows the results of the service without a server or a connection', async ({
  browser,
  openAs,
  page: site,
}, info) => {
  const { page, close } = await openPreview(browser, info, 'pelican')
  const note = page.getByRole('complementary', { name: 'Preview' })
  await expect(note).toContainText('Plan year 2027')
  await expect(page).toHaveTitle(/^Preview: Home/)
  await giveAnswers(page, answers)
  await openAs('pelican')
  await giveAnswers(site, answers)
  for (const each of [page, site]) {
    await expect(each.getByRole('heading', { name: /^Why / })).toBeVisible()
    await each.getByText('See how this was calculated').click()
  }
  expect(await readResults(page)).toEqual((await readResults(site)).filter((line) => line !== 'Copy link'))
  await expect(note).toBeVisible()
  await expect(page).toHaveTitle(/^Preview: Results/)

  await test.step('without a link, because others cannot open this file', async () => {
    await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0)
  })

  await test.step('prints them as a preview, without a file path', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(note).toBeVisible()
    await expect(page.getByText('2027, Pelican Marine')).toBeVisible()
    await expect(page.getByText(/file:|null\//)).toHaveCount(0)
    expect((await page.pdf()).byteLength).toBeGreaterThan(10_000)
    await page.emulateMedia({ media: null })
  })

  await test.step('goes back and forward, and starts again at home', async () => {
    await page.goBack()
    await expectScreen(page, 'scenario')
    await page.goForward()
    await expectScreen(page, 'results')
    await page.reload()
    await expect(heading(page)).toHaveText('Do the math on medical')
  })
  await close()
})

test('a preview file is accessible on every screen', { tag: '@full' }, async ({ browser }, info) => {
  test.setTimeout(180_000)
  const { page, close } = await openPreview(browser, info, 'fernhill')
  await expectAccessible(page, 'home')
  await page.getByRole('button', { name: "Let's go" }).click()
  await expectScreen(page, 'coverage')
  await expectAccessible(page, 'coverage')
  await clickNext(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await chooseScenario(page)
  await expectAccessible(page, 'scenario')
  await clickNext(page)
  await expectScreen(page, 'results')
  await expectAccessible(page, 'results', { hasTwoLayouts: true })
  await close()
})

test('a preview file of another plan year shows that year', { tag: '@full' }, async ({ browser }, info) => {
  const { page, close } = await openPreview(browser, info, 'marlow', '--year', '2028')
  await expect(page.getByText(/2028 medical costs/)).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Plan year 2028')
  await close()
})

test('a preview file shows odd texts as they are', async ({ browser }, info) => {
  const { page, close } = await openPreview(browser, info, 'quillon')
  await expect(page.getByText('Ask <Dottie> & co., 2nd floor')).toBeVisible()
  await close()
})

test('a preview file changes its language, but not that of the note for reviewers', async ({
  browser,
}, info) => {
  const { page, close } = await openPreview(browser, info, 'lakeshore')
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
  const note = page.getByRole('complementary', { name: 'Preview' })
  await expect(note).toHaveAttribute('lang', 'en')
  await expect(note).toHaveAttribute('dir', 'ltr')
  await expect(note).toContainText(/Made on [A-Z][a-z]+ \d+, \d{4}/)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
  await close()
})

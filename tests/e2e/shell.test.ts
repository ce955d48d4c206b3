import type { Page } from '@playwright/test'
import { holdRequests } from './support/faults.ts'
import { expect, test } from './support/test.ts'
import { expectScreen } from './support/walk.ts'

test('the loading screen is shown until the instance loads, and then the footer and the background tint', async ({
  page,
  openAs,
}) => {
  const release = await holdRequests(page, '**/mediplan/instance')
  await openAs('lakeshore')
  const footer = page.getByRole('contentinfo')
  await expect(page.getByText('Loading…')).toBeVisible()
  await expect(footer).toHaveCount(0)
  release()
  await expectScreen(page, 'home')
  await expect(page.getByText('Loading…')).toHaveCount(0)

  await expect(footer).toContainText('Created by Harbor Benefits for Lakeshore Outfitters')
  await expect(footer).toContainText(`© 2018–${new Date().getFullYear()}`)
  const link = footer.getByRole('link', { name: 'Lakeshore Outfitters' })
  await expect(link).toHaveAttribute('href', 'https://example.com/lakeshore/benefits')
  await expect(link).toHaveAttribute('rel', /noopener noreferrer/)
  expect(await readBackgrounds(page)).toContain('gradient')

  await test.step('a client without a URL and without a tint has neither', async () => {
    await openAs('quillon')
    await expect(footer).toContainText('for Quillon & Daughters <Intl.>')
    await expect(footer.getByRole('link')).toHaveText(['Software licenses'])
    expect(await readBackgrounds(page)).not.toContain('gradient')
  })
})

test('a late response for another year does not replace the requested one', async ({
  page,
  openAs,
  pageErrors,
}) => {
  pageErrors.expect(/GET .*mediplan\/instance net::ERR_ABORTED/)
  const release = await holdRequests(page, '**/mediplan/instance')
  await openAs('marlow')
  await expect(page.getByText('Loading…')).toBeVisible()
  await page.evaluate(() => {
    history.pushState(null, '', '/preview/2028')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByText('Previewing 2028 Calculator')).toBeVisible()
  release()
  await page.waitForTimeout(300)
  await expect(page.getByText('an estimate of your 2028 medical costs')).toBeVisible()
})

/** The background images of the page and its root elements. */
function readBackgrounds(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('html, body, #root, #root > *')]
      .map((element) => getComputedStyle(element).backgroundImage)
      .join(),
  )
}

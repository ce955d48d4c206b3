import { dialog, openDialog, confirmCustomScenario, usesInput } from './support/customScenario.ts'
import { expect, test } from './support/test.ts'
import { clickNext, walkTo } from './support/walk.ts'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https:; connect-src 'self'; font-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

test('every document has the Content-Security-Policy', async ({ page }) => {
  for (const path of ['', 'coverage', 'preview/2028', 'nowhere']) {
    const response = await page.request.get(path, { headers: { accept: 'text/html' } })
    expect(response.headers()['content-security-policy']).toBe(policy)
    expect(response.headers()['content-type']).toContain('text/html')
  }
})

// Every test fails on policy violations. This one visits every screen.
test('every screen, the dialog, and the results comply with the policy', async ({ page, openAs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAs('quillon')
  await walkTo(page, 'scenario')
  await openDialog(page)
  await usesInput(page, 'Lab test').fill('-')
  await confirmCustomScenario(page)
  await expect(dialog(page).getByText(/^Enter a whole number/)).toBeVisible()
  await usesInput(page, 'Lab test').fill('4')
  await confirmCustomScenario(page)
  await clickNext(page)
  await expect(page.getByRole('definition')).toHaveCount(4)
  for (const summary of await page.locator('summary:visible').all()) await summary.click()
  await expect(page.getByText('Finding your best plan…')).toBeHidden()
})

test('policy violations are recorded as page errors', async ({ page, openAs, pageErrors }) => {
  pageErrors.expect(/policy: require-trusted-types-for/, /policy: style-src/, /policy: connect-src/)
  // The browser's own messages for these violations.
  pageErrors.expect(/content security policy|document requires/i)
  await openAs('fernhill')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const lastError = page.waitForEvent('console', (message) => message.text().includes('policy: require'))
  const outcome = await page.evaluate(async () => {
    document.body.setAttribute('style', 'color: red')
    const fetched = await fetch('https://elsewhere.example/').catch(() => 'blocked')
    try {
      document.createElement('script').text = 'window.hacked = true'
      return [fetched, 'set']
    } catch (error) {
      return [fetched, (error as Error).name]
    }
  })
  expect(outcome).toEqual(['blocked', 'TypeError'])
  await lastError
})

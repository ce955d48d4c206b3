import { expect, test } from './support/test.ts'

// Also fails on policy violations and failed requests, like every test.
test(
  'the API documentation sends a request, and loads nothing from other origins',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    const otherOrigins: string[] = []
    page.on('request', (request) => {
      if (!['data:', baseURL!].some((prefix) => request.url().startsWith(prefix)))
        otherOrigins.push(request.url())
    })
    await page.goto('docs/')
    await expect(page).toHaveURL(/\/docs$/)
    await page.getByRole('button', { name: 'get /mediplan/instance', exact: true }).click()
    await page.getByRole('button', { name: 'Authorize' }).first().click()
    await page.getByLabel('Value:').fill('fernhill')
    await page.getByRole('button', { name: 'Apply credentials' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Try it out' }).click()
    await page.getByRole('button', { name: 'Execute' }).click()
    await expect(page.locator('.live-responses-table')).toContainText('Fernhill College')
    expect(otherOrigins).toEqual([])
  },
)

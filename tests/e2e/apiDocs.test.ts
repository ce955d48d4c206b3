import { expect, test } from './support/test.ts'

// A breach of the policy is heard by the test, and so is a request that fails.
test(
  'the API can be read about and tried, without asking anyone else',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!['data:', baseURL!].some((own) => request.url().startsWith(own))) elsewhere.push(request.url())
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
    expect(elsewhere).toEqual([])
  },
)

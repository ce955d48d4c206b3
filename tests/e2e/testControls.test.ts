import { answersFor } from '../kit/answersFor.ts'
import { reservePorts } from './ports.ts'
import { expect, test } from './support/test.ts'
import { giveAnswers, walkTo } from './support/walk.ts'

test('?fault= makes one route fail until ?fault=none', async ({ page, pageErrors }) => {
  const { embedded } = await reservePorts()
  pageErrors.allow(/ERR_FAILED|Failed to fetch/)
  await page.goto(`http://localhost:${embedded}/?client=fernhill&fault=offline&route=calculate`)
  await walkTo(page, 'results')
  await expect(page.getByRole('alert')).toContainText('We lost the connection')
  await page.goto(`http://localhost:${embedded}/?fault=none`)
  await walkTo(page, 'results')
  await expect(page.getByRole('definition')).toHaveCount(4)
})

test('answersFor finds answers that lead to a special result', { tag: '@full' }, async ({ page, openAs }) => {
  for (const [result, text] of [
    ['savingsOverride', 'This is based on your savings style'],
    ['contributionLimit', 'Maximum Contribution Limit is'],
  ] as const) {
    await test.step(result, async () => {
      await openAs('lakeshore')
      await giveAnswers(page, answersFor(result))
      await expect(page.getByText(text)).toBeVisible()
    })
  }
})

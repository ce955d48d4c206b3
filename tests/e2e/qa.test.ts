import { takePorts } from './ports.ts'
import { complaints } from './support/faults.ts'
import { expect, test } from './support/test.ts'
import { arriveAt, goOn, heading, walkTo } from './support/walk.ts'

test('a test swaps the client from one load to the next', async ({ page, setClient }) => {
  await setClient('prairie')
  await page.goto('')
  await expect(page.getByRole('contentinfo')).toContainText('for Prairie County Schools')
  await setClient('marlow')
  await page.reload()
  await expect(page.getByRole('contentinfo')).toContainText('for Marlow Instruments')
})

for (const [fault, reason] of [
  ['offline', 'The connection was lost'],
  ['http404', 'could not use your answers'],
  ['http500', 'a problem on our side'],
  ['malformed', 'an answer that we could not read'],
  ['html', 'an answer that we could not read'],
] as const) {
  test(`a test provokes ${fault} of one route, and ends it`, async ({ page, openAs, setFault, noise }) => {
    // The body of a refusal goes unread.
    noise.allow(/POST .*mediplan\/calculate net::ERR_ABORTED/)
    setFault(fault, { route: 'calculate' })
    await openAs('fernhill')
    await walkTo(page, 'results')
    await expect(page.getByRole('alert')).toContainText(reason)
    setFault('none')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('definition')).toHaveCount(4)
  })

  test(`?fault=${fault} provokes it too, until ?fault=none`, async ({ page, noise }) => {
    const { embedded } = await takePorts()
    noise.allow(...complaints[fault], /ERR_FAILED|Failed to fetch|net::ERR_ABORTED/)
    await page.goto(`http://localhost:${embedded}/?client=fernhill&fault=${fault}&route=calculate`)
    await walkTo(page, 'results')
    await expect(page.getByRole('alert')).toContainText(reason)
    await page.goto(`http://localhost:${embedded}/?fault=none`)
    await walkTo(page, 'results')
    await expect(page.getByRole('definition')).toHaveCount(4)
  })
}

test('a test slows a call down', async ({ page, openAs, setFault }) => {
  setFault('slow', { route: 'calculate', delay: 700 })
  await openAs('fernhill')
  await walkTo(page, 'scenario')
  await page.getByRole('radio').first().check()
  await goOn(page)
  await arriveAt(page, 'results')
  await expect(page.getByText('Finding your best plan…').last()).toBeVisible()
  await expect(page.getByRole('definition')).toHaveCount(4)
})

test('a test answers a route as it likes', async ({ page, openAs, setAnswer }) => {
  setAnswer('instance', {}, 404)
  await openAs('fernhill')
  await expect(heading(page)).toHaveText('Not Available')
})

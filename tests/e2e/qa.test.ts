import { answersFor } from '../kit/answersFor.ts'
import { sampleYears } from '../calculator/combinations/sampleYears.ts'
import { takePorts } from './ports.ts'
import { expect, test } from './support/test.ts'
import { arriveAt, giveAnswers, goOn, heading, walkTo } from './support/walk.ts'

test('a test swaps the client from one load to the next, and the last word counts', async ({
  page,
  setClient,
  setDocuments,
}) => {
  const { documents } = sampleYears.find(([folder]) => folder === 'fernhill')![1]
  for (const [swap, name] of [
    [() => setClient('prairie'), 'Prairie County Schools'],
    [() => setDocuments(documents.instance, documents.plans), 'Fernhill College'],
    [() => setClient('marlow'), 'Marlow Instruments'],
  ] as const) {
    swap()
    await page.goto('')
    await expect(page.getByRole('contentinfo')).toContainText(`for ${name}`)
  }
})

test('a test has a client that nobody knows', async ({ page, openAs }) => {
  await openAs('nobody')
  await expect(heading(page)).toHaveText('Not Available')
})

for (const [fault, reason] of [
  ['offline', 'The connection was lost'],
  ['http404', 'could not use your answers'],
  ['http500', 'a problem on our side'],
  ['malformed', 'an answer that we could not read'],
  ['html', 'an answer that we could not read'],
] as const) {
  test(`a test provokes ${fault} of one route, and ends it`, async ({ page, openAs, setFault }) => {
    setFault(fault, { route: 'calculate' })
    await openAs('fernhill')
    await walkTo(page, 'results')
    await expect(page.getByRole('alert')).toContainText(reason)
    setFault('none')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('definition')).toHaveCount(4)
  })
}

test('?fault= provokes a failure of one route, until ?fault=none', async ({ page, noise }) => {
  const { embedded } = await takePorts()
  noise.allow(/ERR_FAILED|Failed to fetch/)
  await page.goto(`http://localhost:${embedded}/?client=fernhill&fault=offline&route=calculate`)
  await walkTo(page, 'results')
  await expect(page.getByRole('alert')).toContainText('The connection was lost')
  await page.goto(`http://localhost:${embedded}/?fault=none`)
  await walkTo(page, 'results')
  await expect(page.getByRole('definition')).toHaveCount(4)
})

test('a test slows a call down', async ({ page, openAs, setFault }) => {
  setFault('slow', { route: 'calculate', delay: 700 })
  await openAs('fernhill')
  await walkTo(page, 'scenario')
  await page.getByRole('radio').first().check()
  const asked = Date.now()
  await goOn(page)
  await expect(page.getByRole('definition')).toHaveCount(4)
  expect(Date.now() - asked).toBeGreaterThanOrEqual(700)
})

test('a test answers a route as it likes, and no longer', async ({ page, openAs, setAnswer }) => {
  setAnswer('instance', {}, 404)
  await openAs('fernhill')
  await expect(heading(page)).toHaveText('Not Available')
  setAnswer('instance')
  await page.reload()
  await arriveAt(page, 'home')
})

for (const [wanted, words] of [
  ['savingsOverride', 'This is based on your savings style'],
  ['contributionLimit', 'Maximum Contribution Limit is'],
] as const) {
  test(`there are answers that lead to a ${wanted}`, async ({ page, openAs }) => {
    await openAs('lakeshore')
    await giveAnswers(page, answersFor(wanted))
    await expect(page.getByText(words)).toBeVisible()
  })
}

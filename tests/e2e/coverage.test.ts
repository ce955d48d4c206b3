import type { Page } from '@playwright/test'
import type { SampleClient } from '../../fixtures/SampleClient.ts'
import { filterCalculations } from './support/apiCalls.ts'
import { expect, test } from './support/test.ts'
import { expectScreen, chooseScenario, clickNext, walkTo } from './support/walk.ts'

type Family = { spouse: boolean; children: number; code: string; label: string }

const clients: { client: SampleClient; counter: string; families: Family[] }[] = [
  {
    client: 'lakeshore',
    counter: 'Children',
    families: [
      { spouse: false, children: 1, code: 'EK', label: 'employee and one child' },
      { spouse: false, children: 0, code: 'EE', label: 'employee only' },
      { spouse: true, children: 0, code: 'ES', label: 'employee and spouse' },
      { spouse: false, children: 2, code: 'EC', label: 'employee and children' },
      { spouse: true, children: 1, code: 'EF', label: 'family' },
    ],
  },
  {
    client: 'prairie',
    counter: 'Child(ren)',
    families: [
      { spouse: false, children: 1, code: 'EC', label: 'employee and child(ren)' },
      { spouse: true, children: 2, code: 'EF', label: 'family' },
    ],
  },
]

test('each family gets its coverage label, and the API its coverage code', async ({
  page,
  openAs,
  calls,
}) => {
  for (const { client, counter, families } of clients) {
    await test.step(client, async () => {
      calls.length = 0
      await openAs(client)
      await walkTo(page, 'coverage')
      for (const family of families) await enterFamily(page, family, counter)
      await clickNext(page)
      await chooseScenario(page)
      await clickNext(page)
      await expect(page.getByRole('definition')).toHaveCount(4)
      await page.getByRole('navigation').getByRole('link', { name: 'Coverage' }).click()
      await expectScreen(page, 'coverage')
      await enterFamily(page, families[0]!, counter)
      await clickNext(page)
      await clickNext(page)
      await expect(page.getByRole('definition')).toHaveCount(4)
      expect(filterCalculations(calls).map(({ body }) => body)).toMatchObject(
        [families.at(-1), families[0]].map((family) => ({ coverage: family!.code })),
      )
    })
  }
})

/** Enters a family, and expects its coverage label. */
async function enterFamily(page: Page, { spouse, children, label }: Family, counter: string) {
  await page.getByRole('switch', { name: 'Spouse' }).setChecked(spouse)
  const count = page.getByRole('spinbutton', { name: counter, exact: true })
  await count.press('Home')
  for (let child = 0; child < children; child += 1) await count.press('ArrowUp')
  await expect(count).toHaveText(String(children))
  await expect(page.getByText(`You need ${label} coverage.`)).toBeVisible()
}

import type { SampleClient } from '../../fixtures/SampleClient.ts'
import { calculations } from './support/calls.ts'
import { expect, test } from './support/test.ts'
import { arriveAt, chooseScenario, goOn, walkTo } from './support/walk.ts'

type Expected = { spouse: boolean; children: number; code: string; label: string }

const clients: { client: SampleClient; counter: string; families: Expected[] }[] = [
  {
    client: 'lakeshore',
    counter: 'Children',
    families: [
      { spouse: false, children: 0, code: 'EE', label: 'employee only' },
      { spouse: true, children: 0, code: 'ES', label: 'employee and spouse' },
      { spouse: false, children: 1, code: 'EK', label: 'employee and one child' },
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

for (const { client, counter, families } of clients) {
  test(`the families of ${client} are told their coverage, and the API its code`, async ({
    page,
    openAs,
    calls,
  }) => {
    await openAs(client)
    await walkTo(page, 'scenario')
    await chooseScenario(page)
    const bar = page.getByRole('navigation', { name: 'Steps' })
    for (const { spouse, children, label } of families) {
      await bar.getByRole('link', { name: 'Coverage' }).click()
      await arriveAt(page, 'coverage')
      await page.getByRole('switch', { name: 'Spouse' }).setChecked(spouse)
      const count = page.getByRole('spinbutton', { name: counter, exact: true })
      await count.press('Home')
      for (let child = 0; child < children; child += 1) await count.press('ArrowUp')
      await expect(count).toHaveText(String(children))
      await expect(page.getByText(`You need ${label} coverage.`)).toBeVisible()
      await goOn(page)
      await goOn(page)
      await expect(page.getByRole('definition')).toHaveCount(4)
    }
    expect(calculations(calls).map(({ body }) => body)).toMatchObject(
      families.map(({ code }) => ({ coverage: code })),
    )
  })
}

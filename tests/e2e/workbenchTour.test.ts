import { expect, test } from './support/test.ts'
import { Workbench } from './support/workbench.ts'
import { reservePorts } from './ports.ts'

const { workbench: port } = await reservePorts()

test.use({ baseURL: `http://localhost:${port}/` })

test('a first visit offers a tour that leaves the page usable, and later visits do not', async ({ page }) => {
  const workbench = new Workbench(page)
  const card = page.getByRole('dialog')
  const offer = page.getByRole('region', { name: 'Tour' })
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  await expect(workbench.editor).toHaveCount(0)

  await test.step('the offer covers nothing', async () => {
    const header = (await page.getByRole('banner').boundingBox())!
    const { y, height } = (await offer.boundingBox())!
    const main = (await page.getByRole('main').boundingBox())!
    expect([y >= header.y + header.height, main.y >= y + height]).toEqual([true, true])
  })

  await test.step('the keyboard goes through its steps', async () => {
    await offer.getByRole('button', { name: 'Start' }).click()
    await expect(offer).toBeHidden()
    await expect(card).toBeFocused()
    const titles: string[] = []
    for (let step = 1; step <= 8; step++) {
      await expect(card).toContainText(`${step} of 8`)
      titles.push(await card.getByRole('heading').innerText())
      expect(await workbench.findAxeViolations()).toEqual([])
      const box = (await card.boundingBox())!
      const { width, height } = page.viewportSize()!
      expect([box.x >= 0, box.y >= 0]).toEqual([true, true])
      expect([box.x + box.width <= width, box.y + box.height <= height]).toEqual([true, true])
      await card.getByRole('button', { name: step < 8 ? 'Next' : 'Done' }).press('Enter')
    }
    expect(new Set(titles).size).toBe(8)
    await expect(card).toBeHidden()
  })

  await test.step('the help starts it again, the page works meanwhile, and Escape ends it', async () => {
    const help = page.getByRole('button', { name: 'Help' })
    await help.click()
    await page.getByRole('menuitem', { name: 'Two-minute tour' }).click()
    await card.getByRole('button', { name: 'Next' }).click()
    await expect(card).toBeFocused()
    await page.getByRole('tab', { name: 'Plans', exact: true }).click()
    await expect(page.getByRole('tab', { name: 'Plans', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(help).toBeFocused()
  })

  await test.step('the help lists the keyboard shortcuts', async () => {
    await page.getByRole('button', { name: 'Help' }).click()
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(shortcuts).toContainText('Ctrl+S')
    await expect(shortcuts).toHaveCSS('opacity', '1')
    expect(await workbench.findAxeViolations()).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Help' })).toBeFocused()
  })

  await page.reload()
  await workbench.expectClient('Lakeshore Outfitters')
  await expect(offer).toBeHidden()
})

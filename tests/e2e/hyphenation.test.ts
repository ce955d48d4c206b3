import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { walkTo } from './support/walk.ts'

test('long words break by the rules of the language: not in English, in names, or in wide headings', async ({
  page,
  openAs,
}) => {
  await openAs('lakeshore')
  await walkTo(page, 'results')
  const heading = page.getByRole('heading', { level: 1 })
  const plan = page.locator('h2 bdi').first()
  const figure = page.locator('dt').first()
  const hyphens = () => Promise.all([heading, plan, figure].map(hyphensOf))
  expect(await hyphens(), 'in English').toEqual(['manual', 'manual', 'manual'])
  await setLanguage(page, 'es-US')
  expect(await hyphens(), 'in Spanish').toEqual(['manual', 'manual', 'auto'])
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await hyphens(), 'in Spanish at 320 px').toEqual(['auto', 'manual', 'auto'])
  await setLanguage(page, 'en')
  expect(await hyphens(), 'in English at 320 px').toEqual(['manual', 'manual', 'manual'])
})

function hyphensOf(element: Locator) {
  return element.evaluate((node) => getComputedStyle(node).hyphens)
}

function setLanguage(page: Page, language: string) {
  return page.evaluate((lang) => {
    document.documentElement.lang = lang
  }, language)
}

import type { Page } from '@playwright/test'

export async function openHome(page: Page, address: string) {
  await page.goto(address)
  await button(page, "Let's go").waitFor()
}

export async function walkToPersonal(page: Page) {
  await button(page, "Let's go").click()
  await locationSelect(page).waitFor()
}

export async function walkToScenario(page: Page) {
  await walkToPersonal(page)
  for (const label of ['Your Salary Band/Employment Type', 'Your Location', 'Your Attitude to Savings'])
    await page.getByLabel(label).selectOption({ index: 1 })
  await clickNext(page)
  await heading(page, 'Who needs coverage?').waitFor()
  await clickNext(page)
  await button(page, 'Customize').waitFor()
}

/** Goes from the scenario step, with a custom scenario, to the results and opens all their panels. */
export async function walkToResults(page: Page) {
  await button(page, 'Customize').click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('1')
  await button(page, 'Use Custom Scenario').click()
  await clickNext(page)
  await page
    .getByText(/^Plan \d$/)
    .filter({ visible: true })
    .first()
    .waitFor()
  for (const panel of await page.locator('main [aria-expanded=false]').all()) await panel.click()
  await page.waitForLoadState('networkidle')
}

/** Goes from the scenario step, with the second scenario, to the results, which wait for the answer. */
export async function walkToCalculation(page: Page) {
  await page.getByRole('radio').nth(1).check()
  await clickNext(page)
  await heading(page, 'Your results').waitFor()
}

export function locationSelect(page: Page) {
  return page.getByLabel('Your Location')
}

export function customizeButton(page: Page) {
  return button(page, 'Customize')
}

export function usesInput(page: Page, service: string) {
  return page.getByRole('dialog', { name: 'Build Custom Scenario' }).getByLabel(service, { exact: true })
}

async function clickNext(page: Page) {
  await button(page, 'Next').click()
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { name })
}

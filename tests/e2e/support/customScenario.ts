import { expect, type Page } from '@playwright/test'

export function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Build Custom Scenario' })
}

export function customizeButton(page: Page) {
  return page.getByRole('button', { name: 'Customize' })
}

export async function openDialog(page: Page) {
  await customizeButton(page).click()
  await expect(dialog(page)).toBeVisible()
}

/** The input for the uses of a service. */
export function usesInput(page: Page, service: string) {
  return dialog(page).getByLabel(service, { exact: true })
}

export async function confirmCustomScenario(page: Page) {
  await dialog(page).getByRole('button', { name: 'Use Custom Scenario' }).click()
}

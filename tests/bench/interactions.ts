import type { Locator, Page } from '@playwright/test'
import { generateClient } from '../../fixtures/generate.ts'
import { parseInstance } from '../../src/contract/instance.ts'
import { measureKeys, measureKeyToPaint, measureMainThread } from './mainThread.ts'
import { customizeButton, locationSelect, usesInput } from './walk.ts'

/** Selects the next location without opening the dropdown. */
const nextLocationKey = 'ArrowDown'

export async function measureFirstChoice(page: Page) {
  await locationSelect(page).focus()
  const time = await measureKeyToPaint(page, nextLocationKey)
  await expectSelectedIndex(page, 1)
  return time
}

/** Measures later choices, per choice. */
export async function measureLaterChoices(page: Page) {
  const keys = Array.from({ length: 10 }, () => nextLocationKey)
  const time = await measureKeys(page, keys)
  await expectSelectedIndex(page, 1 + keys.length)
  return time
}

export async function measureOpenDialog(page: Page) {
  const { x, y } = await centerOf(customizeButton(page))
  const time = await measureMainThread(page, () => page.mouse.click(x, y))
  await firstInput(page).waitFor()
  return time
}

export async function measureFirstKeystroke(page: Page) {
  await firstInput(page).click()
  return measureKeyToPaint(page, '1')
}

/** Measures typing in one row at the pace of a very fast typist, per keystroke. */
export async function measureTyping(page: Page) {
  await page.keyboard.press('ControlOrMeta+a')
  const time = await measureKeys(page, keystrokes)
  await expectUses(firstInput(page), '7')
  return time
}

/** The first service has the same name in generated clients of every size. */
const { services } = parseInstance(generateClient({ locations: 1, services: 1 }).instance)

/** Ends with a digit that stays, so that the form has a change to store. */
const keystrokes = [...Array.from({ length: 3 }, () => ['1', '2', '3', ...backspaces(3)]).flat(), '7']

function backspaces(count: number) {
  return Array.from({ length: count }, () => 'Backspace')
}

function firstInput(page: Page) {
  return usesInput(page, services[0]!.name)
}

async function centerOf(locator: Locator) {
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element to click is not visible')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Ensures that the application accepted the choice, so that the measurement counts. */
async function expectSelectedIndex(page: Page, index: number) {
  const actual = await locationSelect(page).evaluate((select: HTMLSelectElement) => select.selectedIndex)
  if (actual !== index) throw new Error(`Option ${actual} is selected instead of ${index}`)
}

/** Ensures that the application accepted the keystrokes, so that the measurement counts. */
async function expectUses(input: Locator, ending: string) {
  const value = await input.inputValue()
  if (!value.endsWith(ending))
    throw new Error(`The uses are ${value || 'empty'} instead of ending with ${ending}`)
}

import type { Locator, Page } from '@playwright/test'
import { serviceName } from './client.ts'
import { spentOn, spentOnEach } from './counters.ts'
import { timeToPaint } from './paint.ts'
import { customizeButton, usesInput } from './walk.ts'

/** Opens the dialog with the mouse. */
export async function opening(page: Page) {
  const { x, y } = await middleOf(customizeButton(page))
  const spent = await spentOn(page, () => page.mouse.click(x, y))
  await row(page, 0).waitFor()
  return spent
}

export async function firstKeystroke(page: Page) {
  await row(page, 0).click()
  return timeToPaint(page, '1')
}

/** Per keystroke; all of them in one row, at the pace of a very fast typist. */
export async function typing(page: Page) {
  await page.keyboard.press('ControlOrMeta+a')
  const spent = await spentOnEach(page, keystrokes)
  await expectUses(row(page, 0), '7')
  return spent
}

/** Per row that is left by Tab for the next; the keystroke that changes each is not in it. */
export async function leaving(page: Page) {
  const count = 5
  let script = 0
  let task = 0
  for (let position = 0; position < count; position++) {
    await row(page, position).focus()
    await page.keyboard.press('9')
    const spent = await spentOn(page, () => page.keyboard.press('Tab'))
    script += spent.script / count
    task += spent.task / count
  }
  await expectUses(row(page, 1), '9')
  return { script, task }
}

/** Ends with a change that stays, so that the form has something to keep. */
const keystrokes = [...Array.from({ length: 6 }, () => ['1', '2', '3', ...erase(3)]).flat(), '7']

function erase(count: number) {
  return Array.from({ length: count }, () => 'Backspace')
}

function row(page: Page, position: number) {
  return usesInput(page, serviceName(position))
}

async function middleOf(locator: Locator) {
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  if (!box) throw new Error('There is nothing to click')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A figure counts only if the application took what was typed. */
async function expectUses(input: Locator, ending: string) {
  const value = await input.inputValue()
  if (!value.endsWith(ending)) throw new Error(`The uses are ${value || 'empty'}, not ${ending}`)
}

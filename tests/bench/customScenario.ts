import type { Locator, Page } from '@playwright/test'
import { generateClient } from '../../fixtures/generate.ts'
import { parseInstance } from '../../src/contract/instance.ts'
import { spentOn, spentOnEach } from './counters.ts'
import { responseTo } from './paint.ts'
import { customizeButton, usesInput } from './walk.ts'

export async function opening(page: Page) {
  const { x, y } = await middleOf(customizeButton(page))
  const spent = await spentOn(page, () => page.mouse.click(x, y))
  await row(page, 0).waitFor()
  return spent
}

export async function firstKeystroke(page: Page) {
  await row(page, 0).click()
  return responseTo(page, '1')
}

/** Per keystroke; all of them in one row, at the pace of a very fast typist. */
export async function typing(page: Page) {
  await page.keyboard.press('ControlOrMeta+a')
  const spent = await spentOnEach(page, keystrokes)
  await expectUses(row(page, 0), '7')
  return spent
}

/** Per row that is filled in: two digits, and Tab to the next. It holds what a keystroke put off until then. */
export async function filling(page: Page) {
  await row(page, 0).focus()
  await page.keyboard.press('ControlOrMeta+a')
  const { script, task } = await spentOnEach(
    page,
    Array.from({ length: rowsFilled }, () => ['1', '2', 'Tab']).flat(),
  )
  await expectUses(row(page, rowsFilled - 1), '12')
  return { script: script * 3, task: task * 3 }
}

const rowsFilled = 6

/** Their names are the same in a client of any size. */
const { services } = parseInstance(generateClient({ locations: 1, services: rowsFilled }).instance)

/** Ends with a change that stays, so that the form has something to keep. */
const keystrokes = [...Array.from({ length: 3 }, () => ['1', '2', '3', ...erase(3)]).flat(), '7']

function erase(count: number) {
  return Array.from({ length: count }, () => 'Backspace')
}

function row(page: Page, position: number) {
  return usesInput(page, services[position]!.name)
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

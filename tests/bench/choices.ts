import type { Page } from '@playwright/test'
import { spentOnEach } from './counters.ts'
import { responseTo } from './paint.ts'
import { locationSelect } from './walk.ts'

/** The arrow takes the next location of a closed dropdown. */
const nextLocation = 'ArrowDown'

export async function firstChoice(page: Page) {
  await locationSelect(page).focus()
  const response = await responseTo(page, nextLocation)
  await expectChosen(page, 1)
  return response
}

/** Per choice, after the first. */
export async function choosing(page: Page) {
  const choices = Array.from({ length: 10 }, () => nextLocation)
  const spent = await spentOnEach(page, choices)
  await expectChosen(page, 1 + choices.length)
  return spent
}

/** A figure counts only if the application took the choice. */
async function expectChosen(page: Page, position: number) {
  const chosen = await locationSelect(page).evaluate((select: HTMLSelectElement) => select.selectedIndex)
  if (chosen !== position) throw new Error(`Option ${chosen} is chosen, not ${position}`)
}

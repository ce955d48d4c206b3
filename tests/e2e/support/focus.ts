import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until a control has the focus. Expects the focus to be visible at every tab stop. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  // Finding a control by its role takes longer than a tab stop.
  const element = await control.elementHandle()
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press(key)
    await expectVisibleFocus(page)
    if (await page.evaluate((wanted) => wanted === document.activeElement, element)) return
  }
  throw new Error(`${String(control)} did not get the focus within 40 tab stops`)
}

/**
 * Expects the focused element or its parent to have an outline, and nothing to cover it. Polls, because a panel that
 * opens moves the elements below it.
 */
async function expectVisibleFocus(page: Page) {
  await expect.poll(() => page.evaluate(findFocusProblem), 'focused element').toBeNull()
}

/** Runs in the page. */
function findFocusProblem() {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const name = focused.outerHTML.slice(0, 120)
  const hasOutline = [focused, focused.parentElement!].some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  })
  if (!hasOutline) return `no outline: ${name}`
  // A layout that is still changing may have moved it out of the window.
  focused.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = focused.getBoundingClientRect()
  const topmost = document.elementFromPoint(left + width / 2, top + height / 2)
  const isVisible =
    topmost &&
    (focused.contains(topmost) || topmost.contains(focused) || topmost.closest('label')?.contains(focused))
  return isVisible ? null : `covered: ${name}`
}

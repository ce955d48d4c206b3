import { expect, type Locator, type Page } from '@playwright/test'

/** Tabs on until the control has the focus; every stop on the way must show it, and be seen. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press(key)
    await expectVisibleFocus(page)
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Forty stops did not lead to ${String(control)}`)
}

/**
 * What has the focus has an outline, its own or that of the card it fills, and nothing covers it, once the page
 * has come to rest: a panel that opens moves what is below it.
 */
async function expectVisibleFocus(page: Page) {
  await expect.poll(() => page.evaluate(focusProblem), 'what has the focus').toBeNull()
}

/** Runs in the page. */
function focusProblem() {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const name = focused.outerHTML.slice(0, 120)
  const outlined = [focused, focused.parentElement!].some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  })
  if (!outlined) return `no outline: ${name}`
  const { left, top, width, height } = focused.getBoundingClientRect()
  const seen = document.elementFromPoint(left + width / 2, top + height / 2)
  const isSeen =
    seen && (focused.contains(seen) || seen.contains(focused) || seen.closest('label')?.contains(focused))
  return isSeen ? null : `covered: ${name}`
}

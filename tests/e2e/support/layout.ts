import type { Page } from '@playwright/test'

/** Finds elements that do not fit the window, and broken texts. */
export async function findLayoutErrors(page: Page) {
  return (await Promise.all([page.evaluate(findOverflow), page.evaluate(findBrokenTexts)])).flat()
}

/** Finds the innermost elements that overflow the page or the dialog horizontally. Runs in the page. */
function findOverflow() {
  const { scrollWidth, clientWidth } = document.documentElement
  const scope = document.querySelector('dialog[open]') ?? document.body
  const overflowing = [scope, ...scope.querySelectorAll('*')].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1) return false
    const isOutside = right > clientWidth + 1 || left < -1
    const isClipped = element.scrollWidth > element.clientWidth + 1 && !element.matches('select')
    if (!isOutside && !(isClipped && getComputedStyle(element).overflowX !== 'visible')) return false
    if (!element.checkVisibility({ opacityProperty: true })) return false
    // Ignores visually hidden elements, such as the header of a table without columns.
    for (let outer: Element | null = element; outer; outer = outer.parentElement)
      if (getComputedStyle(outer).clipPath === 'inset(50%)') return false
    return true
  })
  const innermost = overflowing.filter(
    (element) => !overflowing.some((other) => other !== element && element.contains(other)),
  )
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
    ...innermost.map((element) => element.outerHTML.slice(0, 150)),
  ]
}

/** Finds texts without width, and amounts that wrap. Runs in the page. */
function findBrokenTexts() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim() ?? ''
    const element = text.parentElement!
    if (words === '' || !element.checkVisibility() || element.matches('option')) continue
    if (element.getBoundingClientRect().width === 0) found.push(words)
    for (const { 0: amount, index } of text.textContent!.matchAll(/[-−]?\$[\d,]+(\.\d+)?/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + amount.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) found.push(amount)
    }
  }
  return found
}

/** Finds texts in the main part of the page that cover one another. Runs in the page. */
export function findOverlappingTexts() {
  const main = document.querySelector('main')!
  const hidden = [...main.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).clipPath === 'inset(50%)',
  )
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const lines: { text: Node; left: number; right: number; top: number; bottom: number }[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement!
    if (text.textContent?.trim() === '' || element.matches('option')) continue
    if (hidden.some((outer) => outer.contains(element))) continue
    if (!element.checkVisibility({ opacityProperty: true })) continue
    // The end of a long name may be clipped.
    const end =
      getComputedStyle(element).overflowY === 'visible' ? Infinity : element.getBoundingClientRect().bottom
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      // A box has the height of the font, not that of the letters.
      const margin = height * 0.3
      if (bottom - margin > end) continue
      lines.push({ text, left: left + 1, right: right - 1, top: top + margin, bottom: bottom - margin })
    }
  }
  const describe = (text: Node) => `"${text.textContent?.trim().slice(0, 40)}"`
  const found: string[] = []
  lines.sort((one, other) => one.top - other.top)
  for (const [index, line] of lines.entries()) {
    for (let next = index + 1; next < lines.length && lines[next]!.top < line.bottom; next += 1) {
      const { text, left, right } = lines[next]!
      if (text !== line.text && left < line.right && line.left < right)
        found.push(`${describe(line.text)} and ${describe(text)}`)
    }
  }
  return found
}

/** Sets the width of the window, and the size of the user's text in percent. */
export async function resize(page: Page, width: number, percent = 100) {
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent)
  await waitForFrames(page)
}

/** Waits until the page has rendered its new size or colors, which can change what it shows. */
export function waitForFrames(page: Page) {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

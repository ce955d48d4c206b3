import type { Driver } from './Driver.ts'

/** Returns the texts of the visible elements. */
export function readTexts(driver: Driver, selector: string): Promise<string[]> {
  return driver.evaluate(
    (selected) =>
      [...document.querySelectorAll<HTMLElement>(selected)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.innerText.trim()),
    selector,
  )
}

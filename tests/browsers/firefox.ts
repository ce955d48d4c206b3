import { launch, type ElementHandle } from 'puppeteer-core'
import { actionTimeout, type Control, type Driver } from './Driver.ts'
import { findPrograms } from './findPrograms.ts'

/** Starts Firefox without a window. Puppeteer controls it over WebDriver BiDi. */
export async function startFirefox(): Promise<Driver> {
  const browser = await launch({ browser: 'firefox', executablePath: findPrograms().firefox })
  const [page = await browser.newPage()] = await browser.pages()
  page.setDefaultTimeout(actionTimeout)
  const locate = (control: Control) => page.locator(selectorOf(control))
  /** Names the control in errors. Puppeteer's only say that time is up. */
  const named = <T>(control: Control, action: Promise<T>) =>
    action.catch((cause: unknown) => {
      throw new Error(`Could not use ${JSON.stringify(control)}`, { cause })
    })
  return {
    async goTo(url) {
      await page.goto(url)
    },
    resize: (size) => page.setViewport(size),
    click: (control) => named(control, locate(control).click()),
    async select(control, option) {
      const list = (await named(control, locate(control).waitHandle())) as ElementHandle<HTMLSelectElement>
      const value = await list.evaluate(
        (element, text) => [...element.options].find((candidate) => candidate.text === text)?.value,
        option,
      )
      if (value === undefined) throw new Error(`There is no option ${option}.`)
      await list.select(value)
    },
    type: (control, text) => named(control, locate(control).fill(text)),
    evaluate: <A extends unknown[], T>(run: (...parameters: A) => T, ...parameters: A) =>
      page.evaluate(`(${run.toString()})(...${JSON.stringify(parameters)})`) as Promise<T>,
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}

function selectorOf(control: Control) {
  if (typeof control === 'string') return control
  return `::-p-aria([name=${JSON.stringify(control.name)}][role="${control.role}"])`
}

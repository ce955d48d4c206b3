import { randomUUID } from 'node:crypto'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { emptyModel, type View } from '../../../src/workbench/state/model.ts'
import { selectPersistedState } from '../../../src/workbench/state/PersistedState.ts'
import { stateKey } from '../../../src/workbench/state/storage.ts'
import { reservePorts } from '../ports.ts'
import { runAxe } from './axe.ts'
import { expect, test as base } from './test.ts'

const { workbench } = await reservePorts()
const baseURL = `http://localhost:${workbench}/`

const incompleteChecks = new Set(['color-contrast', 'label-content-name-mismatch'])

export class Workbench {
  readonly calculator: FrameLocator
  readonly editor: Locator
  readonly diagnostics: Locator

  constructor(readonly page: Page) {
    this.calculator = page.frameLocator('iframe[title="The calculator"]')
    this.editor = page.getByRole('textbox', { name: /^Editor/ })
    this.diagnostics = page.getByRole('tabpanel', { name: /^Problems/ }).getByRole('listitem')
  }

  /** Opens a client in a view, as after a reload, and waits until the calculator shows it. */
  async open(client: string, name: string, view: Partial<View> = {}) {
    const state = { ...selectPersistedState(emptyModel()), client, view: view as View }
    await this.page.addInitScript(
      ([origin, key, text]) => {
        // What the page has persisted since survives a reload.
        if (location.origin === origin && sessionStorage.getItem(key) === null)
          sessionStorage.setItem(key, text)
      },
      [new URL(baseURL).origin, stateKey, JSON.stringify(state)] as const,
    )
    await this.page.goto(baseURL)
    await this.expectClient(name)
  }

  /** Selects a client, and waits until the calculator shows it. */
  async choose(client: string, name: string) {
    await this.page.getByRole('combobox', { name: 'Client' }).selectOption(client)
    await this.expectClient(name)
  }

  /** Waits until the calculator shows the client with this name. */
  async expectClient(name: string) {
    await expect(this.calculator.getByRole('contentinfo')).toContainText(name)
  }

  async goTo(step: string) {
    await this.page.getByRole('combobox', { name: 'Step' }).selectOption(step)
  }

  /** Selects a section of the form. */
  async chooseSection(name: string) {
    await this.page.getByRole('tab', { name, exact: true }).click()
  }

  async choosePanel(name: RegExp) {
    await this.page.getByRole('tablist', { name: 'Details' }).getByRole('tab', { name }).click()
  }

  /** Selects an item of a menu. */
  async chooseItem(menu: string, item: string) {
    await this.page.getByRole('button', { name: menu, exact: true }).click()
    await this.page.getByRole('menuitem', { name: item }).click()
  }

  /** Drops a file or folder on an element, as a person does, until that has an effect. */
  async drop(target: Locator, path: string, expectEffect: () => Promise<void>) {
    const devtools = await this.page.context().newCDPSession(this.page)
    const data = { items: [], files: [path], dragOperationsMask: 1 }
    // A busy browser sometimes drops a drag event.
    await expect(async () => {
      await target.scrollIntoViewIfNeeded()
      const { x, y } = (await target.boundingBox())!
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
        await devtools.send('Input.dispatchDragEvent', { type, x: x + 9, y: y + 9, data })
      await expectEffect()
    }).toPass()
  }

  /** Replaces the first occurrence of a text in the open file with the Find bar and the keyboard. */
  async replace(before: string, after: string) {
    await this.editor.press('Control+f')
    const find = this.page.getByRole('textbox', { name: 'Find' })
    await find.fill(before)
    // The editor searches when a key is released.
    await find.press('End')
    await find.press('Enter')
    await this.page.keyboard.press('Escape')
    await this.page.keyboard.insertText(after)
  }

  /**
   * Finds axe violations outside the iframe, because other tests check the calculator, and elements that are read
   * twice. Ignores two checks that axe cannot complete: the contrast of editor lines that are scrolled out of view, and
   * the label of its × button.
   */
  async findAxeViolations(): Promise<string[]> {
    const { violations, incomplete } = await runAxe(this.page, 'html', {
      iframes: false,
      rules: { 'frame-tested': { enabled: false } },
      resultTypes: ['violations', 'incomplete'],
    })
    const found = [...violations, ...incomplete.filter(({ id }) => !incompleteChecks.has(id))].flatMap(
      ({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
    return [...found, ...(await this.findReadTwice())]
  }

  /** Finds elements whose description has only words of their name, such as a tooltip with the text of its button. */
  private async findReadTwice() {
    const client = await this.page.context().newCDPSession(this.page)
    const { nodes } = await client.send('Accessibility.getFullAXTree')
    await client.detach()
    return nodes
      .map(({ role, name, description }) =>
        [role, name, description].map((each) => String(each?.value ?? '')),
      )
      .filter(([, name, description]) => {
        const words = description!.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
        return words.length > 0 && words.every((word) => name!.toLowerCase().includes(word))
      })
      .map(([role, name, description]) => `read twice: ${role} “${name}”, described as “${description}”`)
  }

  heading() {
    return this.calculator.getByRole('heading', { level: 1 })
  }
}

/**
 * Writes a copy of Fernhill with another name to disk, in a folder that no other test or run uses.
 * @returns its folder
 */
export async function addOnDisk(name: string) {
  const client = `client-${randomUUID()}`
  for (const file of ['instance.json', 'plans.json']) {
    const { text } = await readFromDisk(`fernhill/${file}`)
    await writeToDisk(`${client}/${file}`, text.replace('Fernhill College', name))
  }
  return client
}

/** Replaces the first occurrence of a text in a file on disk, as another program would. */
export async function changeOnDisk(path: string, before: string, after: string) {
  const { text, version } = await readFromDisk(path)
  await writeToDisk(path, text.replace(before, after), version)
}

const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' }
const fileUrl = (path: string) => new URL(`/client-files/${path}`, baseURL)

async function readFromDisk(path: string) {
  const response = await fetch(fileUrl(path), { headers: sameOrigin })
  return { text: await response.text(), version: response.headers.get('etag') ?? '' }
}

async function writeToDisk(path: string, body: string, version?: string) {
  const headers = { ...sameOrigin, ...(version !== undefined && { 'If-Match': version }) }
  const { status } = await fetch(fileUrl(path), { method: 'PUT', body, headers })
  expect(status).toBe(204)
}

export async function getBox(element: Locator) {
  return (await element.boundingBox())!
}

/** Waits until the persisted state, which reloads and other tabs read, contains a text. */
export function expectPersisted(page: Page, text: string) {
  return expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain(text)
}

/** Tests the workbench. Fails on unexpected page errors, like every test. */
export const test = base.extend<{ workbench: Workbench }>({
  baseURL,
  workbench: async ({ page }, provide) => {
    await provide(new Workbench(page))
  },
})

export { expect }

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { findFreePort } from '../kit/findFreePort.ts'
import { actionTimeout, type Control, type Driver, type NamedControl } from './Driver.ts'
import { findPrograms } from './findPrograms.ts'

/** Starts WebKitGTK's MiniBrowser, which needs a display, on a virtual one. */
export async function startWebKit(): Promise<Driver> {
  const settings = await createSettings()
  const processes: ChildProcess[] = []
  const end = async () => {
    for (const child of processes.toReversed()) child.kill()
    await rm(settings, { recursive: true, force: true })
  }
  try {
    const display = await startDisplay(processes)
    const server = await startServer(processes, { DISPLAY: display, XDG_CONFIG_HOME: settings })
    const session = await WebDriverSession.create(server, {})
    return createDriver(session, end)
  } catch (error) {
    await end()
    throw error
  }
}

/** Makes the browser's toolbar so narrow that it does not keep the window from being as narrow as a phone. */
async function createSettings() {
  const folder = await mkdtemp(join(tmpdir(), 'mediplan-webkit-'))
  await mkdir(join(folder, 'gtk-3.0'))
  const style = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }'
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), style)
  return folder
}

/** @returns the display's name */
async function startDisplay(processes: ChildProcess[]) {
  // Xvfb finds a free display, and writes its number to this file descriptor when it is ready.
  const screen = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const child = spawn(findPrograms().display, screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  processes.push(child)
  const [number] = (await once(child.stdio[3] as Readable, 'data')) as [Buffer]
  return `:${number.toString().trim()}`
}

/** @returns the address of the WebDriver server */
async function startServer(processes: ChildProcess[], variables: Record<string, string>) {
  const port = await findFreePort()
  const parameters = ['--host=127.0.0.1', `--port=${port}`]
  const env = { ...process.env, ...variables }
  processes.push(spawn(findPrograms().webDriver, parameters, { stdio: 'ignore', env }))
  const server = `http://127.0.0.1:${port}`
  await retry(() => fetch(`${server}/status`))
  return server
}

function createDriver(session: WebDriverSession, end: () => Promise<void>): Driver {
  const act = (control: Control, path: string, body?: object) =>
    retry(async () => session.post(`${pathOf(await find(session, control))}/${path}`, body))
  return {
    async goTo(url) {
      await session.post('url', { url })
    },
    async resize(size) {
      await session.post('window/rect', size)
      const inner = await session.evaluate(() => ({ width: innerWidth, height: innerHeight }))
      await session.post('window/rect', {
        width: 2 * size.width - inner.width,
        height: 2 * size.height - inner.height,
      })
    },
    async click(control) {
      await act(control, 'click')
    },
    async select(control, option) {
      await retry(async () => {
        const list = await find(session, control)
        const element = await session.evaluate(findOption, list as unknown as HTMLSelectElement, option)
        if (!element) throw new Error(`There is no option ${option}.`)
        await session.post(`${pathOf(element as unknown as ElementReference)}/click`)
      })
    },
    async type(control, text) {
      await act(control, 'clear')
      await act(control, 'value', { text })
    },
    evaluate: (run, ...parameters) => session.evaluate(run, ...parameters),
    screenshot: async () => Buffer.from(await session.get<string>('screenshot'), 'base64'),
    async close() {
      await session.end().finally(end)
    },
  }
}

/** Elements that can have a role. */
const selectors: Record<NamedControl['role'], string> = {
  button: 'button, [role=button]',
  combobox: 'select',
  radio: 'input[type=radio]',
  checkbox: 'input[type=checkbox]',
  switch: '[role=switch]',
  textbox: 'input, textarea',
}

async function find(session: WebDriverSession, control: Control): Promise<ElementReference> {
  const selector = typeof control === 'string' ? control : selectors[control.role]
  const elements = (await session.evaluate(findVisible, selector)) as unknown as ElementReference[]
  for (const element of elements) {
    if (typeof control === 'string') return element
    if ((await session.get(`${pathOf(element)}/computedlabel`)) === control.name) return element
  }
  throw new Error(`Could not find ${JSON.stringify(control)}`)
}

/** Runs in the page. */
function findVisible(selector: string) {
  return [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
}

/** Runs in the page. */
function findOption(list: HTMLSelectElement, text: string) {
  return [...list.options].find((option) => option.text === text)
}

/** Repeats an action until it succeeds, because WebDriver does not wait for elements. */
async function retry<T>(act: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + actionTimeout
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await setTimeout(50)
    }
  }
}

/** The property of JSON that refers to an element, from the W3C WebDriver standard. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

interface ElementReference {
  [elementKey]: string
}

/** A session of the W3C WebDriver protocol: https://www.w3.org/TR/webdriver2/ */
class WebDriverSession {
  readonly #url: string

  private constructor(url: string) {
    this.#url = url
  }

  /** @param server the address of the WebDriver server */
  static async create(server: string, capabilities: object): Promise<WebDriverSession> {
    const body = { capabilities: { alwaysMatch: capabilities } }
    const { sessionId } = await send<{ sessionId: string }>('POST', `${server}/session`, body)
    return new WebDriverSession(`${server}/session/${sessionId}`)
  }

  /** @param path below the session, such as `url` */
  get<T>(path: string): Promise<T> {
    return send('GET', `${this.#url}/${path}`)
  }

  post<T>(path: string, body: object = {}): Promise<T> {
    return send('POST', `${this.#url}/${path}`, body)
  }

  /** Runs a self-contained function in the page. */
  evaluate<A extends unknown[], T>(run: (...parameters: A) => T, ...parameters: A): Promise<T> {
    const script = `return (${run.toString()}).apply(null, arguments)`
    return this.post('execute/sync', { script, args: parameters })
  }

  async end(): Promise<void> {
    await send('DELETE', this.#url)
  }
}

/** The path of an element below its session. */
function pathOf(element: ElementReference): string {
  return `element/${element[elementKey]}`
}

async function send<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: T }
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`WebDriver: ${error} ${message}`.trim())
}

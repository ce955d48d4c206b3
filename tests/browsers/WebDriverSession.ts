/** The property of JSON that refers to an element, from the W3C WebDriver standard. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

export interface ElementReference {
  [elementKey]: string
}

/** A session of the W3C WebDriver protocol: https://www.w3.org/TR/webdriver2/ */
export class WebDriverSession {
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
export function pathOf(element: ElementReference): string {
  return `element/${element[elementKey]}`
}

async function send<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: T }
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`WebDriver: ${error} ${message}`.trim())
}

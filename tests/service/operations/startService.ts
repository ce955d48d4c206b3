import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A line of the log. */
export type Line = { msg: string; [fact: string]: unknown }

export interface Service {
  process: ChildProcess
  address: string
  /** What it has written so far, to stdout and stderr. */
  output: () => string
  lines: Line[]
  /** Settles at a line, be it written already. */
  line: (msg: string) => Promise<Line>
  /** The code that it ends with. */
  ended: Promise<number | null>
  stop: () => Promise<unknown>
}

/** A process of its own that serves the API alone, unless the environment says otherwise. */
export async function startService(environment: Record<string, string>): Promise<Service> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/service/node.ts'], {
    env: { ...process.env, SITE_DIR: '', PORT: '0', DRAIN_SECONDS: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written: string[] = []
  const lines: Line[] = []
  const news = new EventTarget()
  const reader = createInterface(child.stdout).on('line', (text) => {
    written.push(text)
    lines.push(JSON.parse(text) as Line)
    news.dispatchEvent(new Event('line'))
  })
  createInterface(child.stderr).on('line', (text) => written.push(text))
  const ended = Promise.all([once(child, 'exit'), once(reader, 'close')]).then(
    ([[code]]) => code as number | null,
  )

  async function line(msg: string): Promise<Line> {
    for (;;) {
      const found = lines.find((each) => each.msg === msg)
      if (found) return found
      await new Promise((resolve) => news.addEventListener('line', resolve, { once: true }))
    }
  }
  const early = ended.then((code): never => {
    throw new Error(`It ended with ${code}:\n${written.join('\n')}`)
  })
  // Once it has started, it may end.
  early.catch(() => undefined)
  const { address } = await Promise.race([line('serving'), early])
  return {
    process: child,
    address: String(address),
    output: () => written.join('\n'),
    lines,
    line,
    ended,
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

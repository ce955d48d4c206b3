import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Line } from '../serveInProcess.ts'

export interface ServiceProcess {
  process: ChildProcess
  address: string
  /** Everything written so far, to stdout and stderr. */
  output: () => string
  lines: Line[]
  /** Waits for a line; resolves at once if it has already been written. */
  line: (msg: string) => Promise<Line>
  exitCode: Promise<number | null>
  stop: () => Promise<void>
}

/** Starts `mediplan serve` as a process. It serves the API alone unless the environment sets SITE_DIR. */
export async function startProcess(environment: Record<string, string>): Promise<ServiceProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/command/bin.ts', 'serve'], {
    env: { ...process.env, SITE_DIR: '', PORT: '0', DRAIN_SECONDS: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written: string[] = []
  const lines: Line[] = []
  const events = new EventTarget()
  createInterface(child.stdout).on('line', (text) => {
    written.push(text)
    lines.push(JSON.parse(text) as Line)
    events.dispatchEvent(new Event('line'))
  })
  createInterface(child.stderr).on('line', (text) => written.push(text))
  const exitCode = once(child, 'exit').then(([code]) => code as number | null)

  async function line(msg: string): Promise<Line> {
    for (;;) {
      const found = lines.find((each) => each.msg === msg)
      if (found) return found
      await new Promise((resolve) => events.addEventListener('line', resolve, { once: true }))
    }
  }
  const failedStart = exitCode.then((code): never => {
    throw new Error(`The service exited with ${code}:\n${written.join('\n')}`)
  })
  // The service may exit after it has started.
  failedStart.catch(() => undefined)
  const { address } = await Promise.race([line('listening'), failedStart])
  return {
    process: child,
    address: String(address),
    output: () => written.join('\n'),
    lines,
    line,
    exitCode,
    async stop() {
      child.kill('SIGKILL')
      await exitCode
    },
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { findFreePort } from '../../../kit/findFreePort.ts'

export interface Server {
  address: string
  process: ReturnType<typeof spawn>
  /** The exit code. */
  exitCode: Promise<number | null>
  stop: () => Promise<void>
}

interface Options {
  environment?: Record<string, string>
  /** Node flags, before the script. */
  flags?: string[]
  /** Whether to open an IPC channel. */
  hasMessages?: boolean
}

/**
 * Starts `mediplan serve` of the built package, without a site. Logs go to /dev/null, and the rate limit is too high to reach.
 * @throws Error if it exits before it is ready
 */
export async function startServer({ environment, flags = [], hasMessages }: Options = {}): Promise<Server> {
  const port = await findFreePort()
  // Only preloaded modules need tsx.
  const preloads = flags.length > 0 ? ['--import', 'tsx', ...flags] : []
  const child = spawn(process.execPath, [...preloads, 'dist/command/bin.js', 'serve'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_DIR: '',
      RATE_LIMIT: '999999999/60',
      PORT: String(port),
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit', ...(hasMessages ? (['ipc'] as const) : [])],
  })
  // Ends the server even if the run fails.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const exitCode = once(child, 'exit').then(([code]) => code as number | null)
  const address = `http://127.0.0.1:${port}`
  const isReady = await Promise.race([waitUntilReady(address), exitCode.then(() => false)])
  if (!isReady) throw new Error('The server did not start')
  return {
    address,
    process: child,
    exitCode,
    async stop() {
      process.off('exit', kill)
      kill()
      await exitCode
    },
  }
}

async function waitUntilReady(address: string) {
  for (;;) {
    const response = await fetch(`${address}/readyz`).catch(() => undefined)
    if (response?.ok) return true
    await setTimeout(50)
  }
}

/** Milliseconds of CPU time that the server has used. */
export async function readCpuTime({ address }: Server): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  return 1000 * Number(/^process_cpu_seconds_total (.*)/m.exec(text)![1])
}

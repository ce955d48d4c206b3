import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { findFreePort } from '../../../kit/findFreePort.ts'

export interface Server {
  address: string
  process: ReturnType<typeof spawn>
  /** The code that it ends with. */
  ended: Promise<number | null>
  stop: () => Promise<void>
}

interface Options {
  environment?: Record<string, string>
  /** For node itself, before the script. */
  flags?: string[]
  /** Whether the process and this one can send each other messages. */
  hasMessages?: boolean
}

/**
 * node.ts as it runs in production: a line of the log for every request, which goes to /dev/null, and requests
 * counted by a limit that nobody reaches. It serves the API alone.
 */
export async function startServer({ environment, flags = [], hasMessages }: Options = {}): Promise<Server> {
  const port = await findFreePort()
  const child = spawn(process.execPath, ['--import', 'tsx', ...flags, 'src/service/node.ts'], {
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
  // It must not outlive a run that fails.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const address = `http://127.0.0.1:${port}`
  const isReady = await Promise.race([readiness(address), ended.then(() => false)])
  if (!isReady) throw new Error('The server did not start')
  return {
    address,
    process: child,
    ended,
    async stop() {
      process.off('exit', kill)
      kill()
      await ended
    },
  }
}

async function readiness(address: string) {
  for (;;) {
    const response = await fetch(`${address}/readyz`).catch(() => undefined)
    if (response?.ok) return true
    await setTimeout(50)
  }
}

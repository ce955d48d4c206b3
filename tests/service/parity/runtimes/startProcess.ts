import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { findFreePort } from '../../../kit/findFreePort.ts'
import type { Runtime } from '../exchange.ts'
import { sendOverHttp } from './sendOverHttp.ts'

/** Milliseconds. */
const startTimeout = 120_000

interface ProcessOptions {
  args?: string[]
  environment: Record<string, string>
}

/**
 * Starts a script that serves over HTTP, on a free port.
 * @throws Error with the script's output if it does not start
 */
export async function startProcess(
  script: string,
  options: (port: number) => ProcessOptions,
): Promise<Runtime> {
  const port = await findFreePort()
  const { args = [], environment } = options(port)
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => output.push(chunk))
  const exited = once(child, 'exit')
  const runtime: Runtime = {
    async send(call) {
      try {
        return await sendOverHttp(port, call)
      } catch (cause) {
        throw new Error(`${script} does not respond. Its output:\n${output.join('')}`, { cause })
      }
    },
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
  const isReady = await Promise.race([waitUntilReady(runtime), exited.then(() => false)])
  if (isReady) return runtime
  await runtime.stop()
  throw new Error(`${script} does not start. Its output:\n${output.join('')}`)
}

async function waitUntilReady(runtime: Runtime) {
  const end = Date.now() + startTimeout
  while (Date.now() < end) {
    try {
      await runtime.send({ name: 'readiness', method: 'GET', path: '/mediplan/', headers: {} })
      return true
    } catch {
      await setTimeout(100)
    }
  }
  return false
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../../freePort.ts'
import type { Home } from '../exchange.ts'
import { sendOverHttp } from './sendOverHttp.ts'

/** For how long a home may take to start, in milliseconds. */
const patience = 120_000

interface Settings {
  args?: string[]
  environment: Record<string, string>
}

/**
 * Starts a script that serves over HTTP, on a port that is free.
 * @throws Error with the output of the script if it does not start.
 */
export async function startProcess(script: string, settings: (port: number) => Settings): Promise<Home> {
  const port = await freePort()
  const { args = [], environment } = settings(port)
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => output.push(chunk))
  const ended = once(child, 'exit')
  const home: Home = {
    async send(call) {
      try {
        return await sendOverHttp(port, call)
      } catch (cause) {
        throw new Error(`${script} does not answer. Its output:\n${output.join('')}`, { cause })
      }
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
  const isAnswering = await Promise.race([answering(home), ended.then(() => false)])
  if (isAnswering) return home
  await home.stop()
  throw new Error(`${script} does not start. Its output:\n${output.join('')}`)
}

async function answering(home: Home) {
  const end = Date.now() + patience
  while (Date.now() < end) {
    try {
      await home.send({ name: 'a first request', method: 'GET', path: '/mediplan/', headers: {} })
      return true
    } catch {
      await setTimeout(100)
    }
  }
  return false
}

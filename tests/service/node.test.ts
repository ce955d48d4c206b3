import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { Agent, request, type IncomingMessage } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished, test } from 'vitest'
import { createClientFolder } from '../kit/createClientFolder.ts'
import { answers, json } from './http/checkedApp.ts'
import { startProcess, type ServiceProcess } from './operations/startProcess.ts'
import { serveInProcess, type Line } from './serveInProcess.ts'

test('Reloads a file that changes, and then loses no request at SIGTERM, under load and with a stuck reader of its log', async () => {
  const root = await createClientFolder({})
  onTestFinished(() => rm(root, { recursive: true }))
  const service = await startProcess({
    CLIENTS_DIR: root,
    RATE_LIMIT: 'off',
    REQUEST_TIMEOUT: '120',
    DRAIN_SECONDS: '1',
  })
  onTestFinished(service.stop)

  const path = join(root, 'marlow/instance.json')
  const changed = (await readFile(path, 'utf8')).replace(
    /"displayName": (?:"[^"]*"|\{[^}]*\})/,
    '"displayName": "Renamed"',
  )
  await writeFile(`${path}.tmp`, changed)
  await rename(`${path}.tmp`, path)
  await expect.poll(() => loadName(service, 'marlow')).toBe('Renamed')

  service.process.stdout?.pause()
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  onTestFinished(() => agent.destroy())
  const statuses: (number | undefined)[] = []
  const senders = Array.from({ length: 20 }, async () => {
    for (;;) statuses.push(await postAnswers(service, agent))
  })
  const settled = Promise.allSettled(senders)
  // Their lines are more than a pipe buffers.
  await expect.poll(() => statuses.length, { timeout: 60_000 }).toBeGreaterThan(400)
  service.process.kill('SIGTERM')
  const reasons = (await settled).map((result) => result.status === 'rejected' && errorCode(result.reason))
  // The system may complete a connection while the socket closes. Without #stopListening, nearly all are reset.
  expect(reasons.filter((reason) => reason !== 'ECONNREFUSED').length).toBeLessThan(10)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await service.exitCode).toBe(0)
})

test('Exits at once at a second signal', async () => {
  const service = await startProcess({ DRAIN_SECONDS: '300', SHUTDOWN_SECONDS: '300' })
  onTestFinished(service.stop)
  service.process.kill('SIGTERM')
  await service.line('shutting down')
  service.process.kill('SIGINT')
  expect(await service.exitCode).toBe(130)
})

test('npm passes signals to the service, which logs and reports the requests that it aborts', async () => {
  const npm = spawn('npm', ['run', '--silent', 'serve:api'], {
    env: { ...process.env, PORT: '0', DRAIN_SECONDS: '0', SHUTDOWN_SECONDS: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
    // Its own process group, which killGroup ends in any case.
    detached: true,
  })
  onTestFinished(() => killGroup(npm.pid!))
  const lines: Line[] = []
  const reader = createInterface(npm.stdout).on('line', (written) => {
    const line = JSON.parse(written) as Line
    lines.push(line)
    if (line.msg === 'listening') void abortRequest(String(line.address))
  })
  const abortRequest = async (address: string) => {
    const call = request(new URL('/mediplan/calculate', address), { method: 'POST', headers: json })
    call.on('error', () => undefined).write('{')
    await fetch(new URL('/healthz', address))
    npm.kill('SIGTERM')
  }
  // The pipe closes when all its writers have exited.
  const [[code]] = await Promise.all([once(npm, 'exit') as Promise<[number]>, once(reader, 'close')])
  expect(lines.at(-2)).toMatchObject({ msg: 'shutting down', signal: 'SIGTERM', inFlight: 1 })
  expect(lines.at(-1)).toMatchObject({ level: 'error', msg: 'shut down', aborted: 1 })
  expect(code).not.toBe(0)
})

test('A setting that cannot be used ends the process with code 2 and a sentence that says what to do', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/command/bin.ts', 'serve'], {
    env: { ...process.env, PORT: 'http' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number]>])
  expect([code, output]).toEqual([2, 'PORT cannot be "http": set it to a whole number from 0 to 65535.\n'])
})

describe('The service does not start', () => {
  it.each([
    [{ CLIENTS_DIR: '/nowhere' }, /^CLIENTS_DIR "\/nowhere" is not a folder: set it to .*\.$/],
    [{ CLIENTS_DIR: 'package.json' }, /^CLIENTS_DIR "package.json" is not a folder: set it to .*\.$/],
    [{ SITE_DIR: 'schemas' }, /^SITE_DIR "schemas" has no calculator: name the folder .*\.$/],
    [{ SITE_DIR: '/nowhere' }, /^SITE_DIR "\/nowhere" has no calculator: name the folder .*\.$/],
  ])('with %j', async (environment, sentence) => {
    await expect(serveInProcess(environment)).rejects.toThrow(sentence)
  })

  it('on a port in use', async () => {
    const blocker = createServer().listen(0)
    await once(blocker, 'listening')
    onTestFinished(() => void blocker.close())
    const { port } = blocker.address() as AddressInfo
    await expect(serveInProcess({ PORT: String(port) })).rejects.toThrow(
      `PORT ${port} is not available (EADDRINUSE): set it to a free port.`,
    )
  })
})

async function loadName({ address }: ServiceProcess, key: string) {
  const response = await fetch(new URL('/mediplan/instance', address), { headers: { 'is-api-key': key } })
  const { client } = (await response.json()) as { client?: { displayName: string } }
  return client?.displayName
}

async function postAnswers({ address }: ServiceProcess, agent: Agent) {
  const call = request(new URL('/mediplan/calculate', address), { agent, method: 'POST', headers: json })
  call.end(JSON.stringify(answers))
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  return response.statusCode
}

function errorCode(error: unknown) {
  return error instanceof Error && 'code' in error ? error.code : error
}

function killGroup(leader: number) {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { LiveClients } from '../../../src/clients/LiveClients.ts'
import { logClientEvent } from '../../../src/service/operations/watchClients.ts'
import { createLog } from '../../../src/service/operations/log.ts'
import { clientFiles } from '../../check/sample.ts'
import type { Line } from '../serveInProcess.ts'

const secret = 'zq5ecret'

let root: string
let clients: LiveClients
let lines: string[]

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'clients-'))
  await mkdir(join(root, 'ours'))
  for (const [path, text] of clientFiles()) await writeFile(join(root, path), text)
  lines = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  clients = new LiveClients(root, (event) => logClientEvent(log, event))
})
afterEach(() => rm(root, { recursive: true, force: true }))

it.each<[served: string, state: string, file: string, text: string, isRunning: boolean]>([
  ['nothing from it', 'a client at startup', 'ours/plans.json', `{"${secret}": 1,500}`, false],
  ['the last valid version', 'a client later', 'ours/plans.json', `{"${secret}": 1,500}`, true],
  ['nothing from it', 'the keys at startup', 'keys.json', `{"${secret}"`, false],
  ['the last valid version', 'the keys later', 'keys.json', `{"${secret}"`, true],
  ['everything else', 'a stray key', 'keys.json', `{"keys": {"${secret}": "gone", "b": "ours"}}`, false],
])('Logs that %s is served with a problem in %s', async (served, _, file, text, isRunning) => {
  if (isRunning) await clients.scan({ isFirst: true })
  await writeFile(join(root, file), text)
  await clients.scan({ isFirst: true })
  const failures = lines.map((line) => JSON.parse(line) as Line).filter(({ level }) => level === 'error')
  const folder = file === 'keys.json' ? root : join(root, 'ours')
  expect(failures).toMatchObject([
    { file, msg: `a client file has problems; ${served} is served`, run: `npx mediplan check ${folder}` },
  ])
  expect(lines.join()).not.toContain(secret)
})

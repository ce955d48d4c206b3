import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answers, json } from '../../../service/parity/calls/call.ts'
import { startServer, type Server } from '../server/startServer.ts'

/** A family's usual year at the sample client that has everything on. */
export const calculation = {
  method: 'POST',
  path: '/mediplan/calculate',
  headers: json,
  body: JSON.stringify(answers),
} as const

export interface Pair {
  ours: Server
  constant: Server
  /** Bytes of the answer, uncompressed. */
  size: number
  stop: () => Promise<void>
}

/**
 * The service, and beside it the very same service with one module replaced: it answers the calculation with the bytes
 * that the first one answered.
 * @throws Error when the two do not answer alike.
 */
export async function startPair(): Promise<Pair> {
  const folder = await mkdtemp(join(tmpdir(), 'constant-'))
  const file = join(folder, 'answer.json')
  const ours = await startServer()
  const answer = await ask(ours)
  await writeFile(file, answer.body)
  const constant = await startServer({
    flags: ['--import', './tests/bench/service/server/answerConstant.ts'],
    environment: { CONSTANT_ANSWER: file },
  })
  await rm(folder, { recursive: true })
  const stop = async () => void (await Promise.all([ours.stop(), constant.stop()]))
  if (JSON.stringify(await ask(constant)) === JSON.stringify(answer))
    return { ours, constant, size: Buffer.byteLength(answer.body), stop }
  await stop()
  throw new Error('The constant answer is another one than the calculated')
}

async function ask({ address }: Server) {
  const { path, ...request } = calculation
  const response = await fetch(address + path, request)
  if (response.status !== 200) throw new Error(`The calculation is answered with ${response.status}`)
  const changing = new Set(['date', 'x-request-id', 'ratelimit'])
  const headers = [...response.headers].filter(([name]) => !changing.has(name))
  return { headers, body: await response.text() }
}

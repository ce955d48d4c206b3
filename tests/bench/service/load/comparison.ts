import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { familyAnswers, lakeshoreJson } from '../../../service/familyAnswers.ts'
import { startServer, type Server } from '../server/startServer.ts'

/** A family's usual year, for the sample client with every feature. */
export const calculation = {
  method: 'POST',
  path: '/mediplan/calculate',
  headers: lakeshoreJson,
  body: JSON.stringify(familyAnswers),
} as const

export interface Comparison {
  calculating: Server
  fixed: Server
  /** Bytes of the response, uncompressed. */
  size: number
  stop: () => Promise<void>
}

/**
 * Starts the service twice. The second one responds to the calculation with the bytes that the first one sent.
 * @throws Error if their responses differ
 */
export async function startComparison(): Promise<Comparison> {
  const folder = await mkdtemp(join(tmpdir(), 'mediplan-response-'))
  const file = join(folder, 'response.json')
  const calculating = await startServer()
  const response = await send(calculating)
  await writeFile(file, response.body)
  const fixed = await startServer({
    flags: ['--import', './tests/bench/service/server/fixedResponse.ts'],
    environment: { FIXED_RESPONSE: file },
  })
  await rm(folder, { recursive: true })
  const stop = async () => void (await Promise.all([calculating.stop(), fixed.stop()]))
  if (JSON.stringify(await send(fixed)) === JSON.stringify(response))
    return { calculating, fixed, size: Buffer.byteLength(response.body), stop }
  await stop()
  throw new Error('The fixed response differs from the calculated one')
}

async function send({ address }: Server) {
  const { path, ...request } = calculation
  const response = await fetch(address + path, request)
  if (response.status !== 200) throw new Error(`The calculation failed with status ${response.status}`)
  const variable = new Set(['date', 'x-request-id', 'ratelimit'])
  const headers = [...response.headers].filter(([name]) => !variable.has(name))
  return { headers, body: await response.text() }
}

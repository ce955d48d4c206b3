import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { startService, type Service } from '../operations/startService.ts'
import { checkRecorded } from '../parity/checkRecorded.ts'
import type { Call, RecordedResponse } from '../parity/exchange.ts'
import { sendOverHttp } from '../parity/runtimes/sendOverHttp.ts'

/** Serves a sample calculator during the tests of a block. */
export function serveSite(environment: Record<string, string> = {}) {
  let folder: string
  let service: Service | undefined
  const site = {
    address: '',
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      send(Number(new URL(site.address).port), { name: path, method, path, headers }),
  }
  beforeAll(async () => {
    folder = await writeSite()
    service = await startService({ SITE_DIR: folder, ...environment })
    site.address = service.address
  })
  afterAll(async () => {
    await service?.stop()
    await rm(folder, { recursive: true })
  })
  return site
}

/** Checks every exchange with the API. */
async function send(port: number, call: Call): Promise<RecordedResponse> {
  const response = await sendOverHttp(port, call)
  if (/\/mediplan\/|\/openapi\.json$/.test(call.path)) await checkRecorded(call, response)
  return response
}

/** Writes the files of a minimal calculator. */
async function writeSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(
    join(folder, 'index.html'),
    `<meta name="api-host" content="" /><meta name="api-key" content="" /><title>Calculator</title>${' '.repeat(600)}`,
  )
  await writeFile(join(folder, 'assets/index-abc.js'), `// ${'so '.repeat(1000)}`)
  await writeFile(join(folder, 'picture.png'), 'not really')
  await writeFile(join(folder, 'THIRD-PARTY-NOTICES.txt'), 'The licenses')
  return folder
}

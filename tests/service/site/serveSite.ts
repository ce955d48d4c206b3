import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { checkRecorded, sendOverHttp, type RecordedResponse } from '../exchange.ts'
import { serveInProcess, type ServiceInProcess } from '../serveInProcess.ts'

/** Serves a sample calculator during the tests of a block. */
export function serveSite(environment: Record<string, string> = {}) {
  let folder: string
  let service: ServiceInProcess
  beforeAll(async () => {
    folder = await writeSite()
    service = await serveInProcess({ SITE_DIR: folder, ...environment })
  })
  afterAll(async () => {
    service.stop()
    await rm(folder, { recursive: true })
  })
  return {
    address: () => service.address,
    /** Checks every exchange with the API. */
    async get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RecordedResponse> {
      const call = { name: path, method, path, headers }
      const response = await sendOverHttp(service.address, call)
      if (/\/mediplan\/|\/openapi\.json$/.test(path)) await checkRecorded(call, response)
      return response
    },
  }
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

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { startService, type Service } from '../operations/startService.ts'
import { checkAnswered } from '../parity/checkAnswered.ts'
import type { Answer, Call } from '../parity/exchange.ts'
import { sendOverHttp } from '../parity/homes/sendOverHttp.ts'

/** Serves for the tests of a block. */
export function serving(environment: Record<string, string> = {}) {
  let site: string
  let service: Service | undefined
  const served = {
    address: '',
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      ask(Number(new URL(served.address).port), { name: path, method, path, headers }),
  }
  beforeAll(async () => {
    site = await writeSite()
    service = await startService({ SITE_DIR: site, ...environment })
    served.address = service.address
  })
  afterAll(async () => {
    await service?.stop()
    await rm(site, { recursive: true })
  })
  return served
}

/** Every exchange with the API is checked, whatever stands beside it. */
async function ask(port: number, call: Call): Promise<Answer> {
  const answer = await sendOverHttp(port, call)
  if (/\/mediplan\/|\/openapi\.json$/.test(call.path)) await checkAnswered(call, answer)
  return answer
}

/** A calculator as far as serving goes. */
async function writeSite(): Promise<string> {
  const site = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(site, 'assets'))
  await writeFile(
    join(site, 'index.html'),
    `<meta name="api-host" content="" /><meta name="api-key" content="" /><title>Calculator</title>${' '.repeat(600)}`,
  )
  await writeFile(join(site, 'assets/index-abc.js'), `// ${'so '.repeat(1000)}`)
  await writeFile(join(site, 'picture.png'), 'not really')
  return site
}

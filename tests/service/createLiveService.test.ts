import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createLiveService } from '../../src/service/createLiveService.ts'
import { clientFiles } from '../check/sample.ts'

it('serves the clients and their changes if onClientEvent throws, and reports its errors', async () => {
  const root = await mkdtemp(join(tmpdir(), 'clients-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'ours'))
  for (const [path, text] of clientFiles()) await writeFile(join(root, path), text)
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  const error = new Error('a full log')
  const { fetch, clients, close } = await createLiveService(root, {
    onClientEvent() {
      throw error
    },
  })
  // So that only the scans below run.
  close()
  const serve = async () => {
    const headers = { 'is-api-key': 'ours' }
    return (await fetch(new Request('http://localhost/mediplan/instance', { headers }))).text()
  }
  expect(await serve()).toContain('"Ours"')
  const instance = clientFiles().get('ours/instance.json')!
  await writeFile(join(root, 'ours/instance.json'), instance.replace('"Ours"', '"Renamed"'))
  // The second scan loads what the first one found.
  await clients.scan()
  await clients.scan()
  expect(await serve()).toContain('"Renamed"')
  // The keys, the client, and its change.
  expect(reported.mock.calls).toEqual([[error], [error], [error]])
})

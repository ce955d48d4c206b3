import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkClients } from '../../src/check/checkClients.ts'
import { readClients } from '../../src/check/command/readClients.ts'
import { readDocuments } from '../../src/clients/clientFolder.ts'
import { createClients } from '../../src/clients/clients.ts'
import { clientFiles } from './sample.ts'

let dir = ''

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'bytes-'))
  await mkdir(join(dir, 'ours'))
})

afterEach(() => rm(dir, { recursive: true }))

/** instance.json with a client's name in these bytes. */
function withName(bytes: Buffer): Buffer {
  const text = Buffer.from(clientFiles().get('ours/instance.json')!)
  const at = text.indexOf('Ours')
  return Buffer.concat([text.subarray(0, at), bytes, text.subarray(at + 4)])
}

const inEncoding = (encoding: BufferEncoding, start = '') =>
  Buffer.from(start + clientFiles().get('ours/instance.json')!, encoding)

describe('The linter and the service agree on files in', () => {
  it.each([
    ['UTF-8', withName(Buffer.from('Café 東京 🎉')), false],
    ['Latin-1', withName(Buffer.from('Café', 'latin1')), true],
    ['UTF-8 with a replacement character', withName(Buffer.from('Caf\uFFFD')), true],
    ['UTF-8 with half a character', withName(Buffer.from('é').subarray(0, 1)), true],
    ['UTF-8 with a null character', withName(Buffer.from([0])), true],
    ['UTF-16', inEncoding('utf16le'), true],
    ['UTF-16 with a byte order mark', inEncoding('utf16le', '\uFEFF'), true],
    ['UTF-8 with a byte order mark', inEncoding('utf8', '\uFEFF'), true],
  ])('%s', async (_, bytes, isWrong) => {
    for (const [path, text] of clientFiles())
      await writeFile(join(dir, path), path === 'ours/instance.json' ? bytes : text)
    const diagnostics = checkClients((await readClients({ root: dir, selected: [''] })).texts)
    expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(isWrong)
    const problem = await readDocuments(dir)
      .then(createClients)
      .then(() => '', String)
    expect(problem.includes('ours/instance.json')).toBe(isWrong)
  })
})

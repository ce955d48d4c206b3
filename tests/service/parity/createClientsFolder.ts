import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { keysFile } from '../../../src/contract/clientFiles.ts'
import { bilingualDocuments } from '../../kit/bilingualClient.ts'

/** Creates a folder with the sample clients and the bilingual one, whose key is its folder's name, `rivers`. */
export async function createClientsFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parity-clients-'))
  await cp(join(import.meta.dirname, '../../../fixtures/clients'), folder, { recursive: true })
  const { keys } = JSON.parse(await readFile(join(folder, keysFile), 'utf8')) as { keys: object }
  const documents = {
    [keysFile]: { keys: { ...keys, rivers: 'rivers' } },
    ...Object.fromEntries(
      Object.entries(bilingualDocuments()).map(([path, document]) => [`rivers/${path}`, document]),
    ),
  }
  for (const [path, document] of Object.entries(documents)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), JSON.stringify(document))
  }
  return folder
}

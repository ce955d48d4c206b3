import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import { clientFiles } from '../check/sample.ts'

/** The clients' folder of the current test, and what it writes to stdout and stderr. */
export const run = { dir: '', output: '' }

export function prepareClientsFolder() {
  beforeEach(async () => {
    run.dir = await mkdtemp(join(tmpdir(), 'clients-'))
    run.output = ''
    const write = (text: string | Uint8Array) => {
      run.output += String(text)
      return true
    }
    vi.spyOn(process.stdout, 'write').mockImplementation(write)
    vi.spyOn(process.stderr, 'write').mockImplementation(write)
  })

  afterEach(async () => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
    await rm(run.dir, { recursive: true })
  })
}

type Change = (files: Map<string, string>) => void

/** Writes the sample client into the folder, after a change. */
export async function writeClient(change: Change = () => {}) {
  const files = clientFiles()
  change(files)
  for (const [path, text] of files) {
    await mkdir(join(run.dir, path, '..'), { recursive: true })
    await writeFile(join(run.dir, path), text)
  }
}

export const replacing =
  (path: string, from: string, to: string): Change =>
  (files) => {
    files.set(path, files.get(path)!.replace(from, to))
  }

export const without =
  (path: string): Change =>
  (files) => {
    files.delete(path)
  }

export const withWarning = replacing('ours/instance.json', '"Ours"', '"<b>Ours</b>"')

export const withError = replacing('ours/instance.json', '2027', '"2027"')

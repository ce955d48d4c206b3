import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import { clientFiles } from '../sample.ts'

/** A folder of its own for each test, and what is written to the terminal meanwhile. */
export const run = { dir: '', said: '' }

export function prepareClientsFolder() {
  beforeEach(async () => {
    run.dir = await mkdtemp(join(tmpdir(), 'clients-'))
    run.said = ''
    const write = (text: string | Uint8Array) => {
      run.said += String(text)
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

type Break = (files: Map<string, string>) => void

/** Writes a client's files into the folder, broken as a test wants them. */
export async function writeClient(break_: Break = () => {}) {
  const files = clientFiles()
  break_(files)
  for (const [path, text] of files) {
    await mkdir(join(run.dir, path, '..'), { recursive: true })
    await writeFile(join(run.dir, path), text)
  }
}

export const replacing =
  (path: string, from: string, to: string): Break =>
  (files) => {
    files.set(path, files.get(path)!.replace(from, to))
  }

export const without =
  (path: string): Break =>
  (files) => {
    files.delete(path)
  }

export const withWarning = replacing('ours/instance.json', '"Ours"', '"<b>Ours</b>"')

export const withError = replacing('ours/instance.json', '2027', '"2027"')

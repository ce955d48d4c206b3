import { createHash } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { mediplan } from '../../../src/command/mediplan.ts'
import { changeFiles, type FileChange } from '../../../src/check/files/changeFiles.ts'
import { lockPath, withLock } from '../../../src/check/files/withLock.ts'
import { clients, list, prepareFolders, read, snapshot } from '../../workbench/clients/disk/folders.ts'
import { diskError, injectFault, repairDisk } from './faultyDisk.ts'
import { folderChanges } from './folderChanges.ts'

/** A folder of clients with tiny files. */
let root = ''

const files: Record<string, string> = {
  'keys.json': '{"keys": {}}',
  'alder/plans.json': 'plans of alder',
  'marlow/2028/instance.json': 'instance of 2028',
  'marlow/2028/plans.json': 'plans of 2028',
  'prairie/plans.json': 'plans of prairie',
}

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'mediplan-changes-')))
  await writeFiles()
})

afterEach(async () => {
  repairDisk()
  vi.restoreAllMocks()
  await rm(root, { recursive: true })
})

async function writeFiles() {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(root, dirname(path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
}

/** The texts of all files by path, and the empty folders. */
async function readFolder() {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const texts = entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map(async (path) => [path.slice(root.length + 1), await readFile(path, 'utf8')] as const)
  return {
    texts: Object.fromEntries(await Promise.all(texts)),
    folders: entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .toSorted(),
  }
}

const original = {
  texts: files,
  folders: ['2028', 'alder', 'marlow', 'prairie'],
}

const bytes = (path: string) => Buffer.from(files[path]!)

/** Every kind of change: it creates, moves, replaces, and deletes. */
const changes: FileChange[] = [
  { type: 'write', path: 'marlow/2028/plans.json', before: bytes('marlow/2028/plans.json'), after: null },
  {
    type: 'write',
    path: 'marlow/2028/instance.json',
    before: bytes('marlow/2028/instance.json'),
    after: null,
  },
  { type: 'write', path: 'keys.json', before: bytes('keys.json'), after: Buffer.from('new keys') },
  { type: 'move', from: 'prairie', to: 'steppe' },
  { type: 'write', path: 'alder/2029/plans.json', before: null, after: bytes('marlow/2028/plans.json') },
]

const change = () => withLock(root, (locked) => changeFiles(locked, changes))

/** What the next process does. */
const recover = (folder = root) => withLock(folder, () => Promise.resolve())

type Matches = (kind: string, path: string) => boolean

/** Makes one change of the disk fail. @param point how many matching changes precede it */
function failAt(point: number, failure: () => 'short' | void, matches: Matches) {
  let passed = 0
  injectFault((kind, path) => {
    if (!matches(kind, path)) return undefined
    passed += 1
    return passed === point + 1 ? failure() : undefined
  })
}

/** From this change of the disk on, all fail, also those of the error handling: a killed process does nothing more. */
function killAt(point: number, matches: Matches = () => true) {
  let passed = 0
  injectFault((kind, path) => {
    if (passed <= point && matches(kind, path)) passed += 1
    if (passed > point) throw diskError('KILLED')
  })
}

const isRemovalOfJournal: Matches = (kind, path) => kind === 'rm' && path.includes('.mediplan-change-')

/** Calls a function and counts how often it changes the disk. */
async function count(call: () => Promise<void>, matches: Matches = () => true) {
  let times = 0
  injectFault((kind, path) => void (times += matches(kind, path) ? 1 : 0))
  await call()
  repairDisk()
  return times
}

async function startOver() {
  repairDisk()
  for (const name of await readdir(root)) await rm(join(root, name), { recursive: true })
  await writeFiles()
}

/** The change is killed when everything is done but the removal of the last file. */
async function interrupt() {
  killAt(0, (kind, path) => kind === 'rm' && path.endsWith('2028/instance.json'))
  await change().catch(() => undefined)
  repairDisk()
}

describe('If a change', () => {
  it('is killed at any point, the next process reverts it, and copies exist before originals are deleted', async () => {
    const total = await count(change)
    const { texts } = await readFolder()
    expect(texts).toEqual({
      'alder/2029/plans.json': 'plans of 2028',
      'alder/plans.json': 'plans of alder',
      'keys.json': 'new keys',
      'steppe/plans.json': 'plans of prairie',
    })
    for (let point = 0; point < total; point += 1) {
      await startOver()
      killAt(point)
      await expect(change()).rejects.toThrow(/KILLED|disk reports/)
      repairDisk()
      const found = Object.entries((await readFolder()).texts)
      expect(found.some(([path, text]) => path.endsWith('/plans.json') && text === 'plans of 2028')).toBe(
        true,
      )
      await recover()
      expect(await readFolder(), `killed at point ${point} of ${total}`).toEqual(original)
    }
  })

  it.each<[string, string, () => 'short' | void, string]>([
    ['finds the disk full', 'write', () => throwError('ENOSPC'), 'ENOSPC'],
    ['writes less than it should', 'write', () => 'short', 'ENOSPC'],
    ['cannot rename a file', 'rename', () => throwError('EIO'), 'EIO'],
  ])('%s at any point, nothing has changed', async (_, kind, failure, code) => {
    const isKind: Matches = (each) => each === kind
    const total = await count(change, isKind)
    expect(total).toBeGreaterThan(1)
    for (let point = 0; point < total; point += 1) {
      await startOver()
      failAt(point, failure, isKind)
      await expect(change()).rejects.toMatchObject({ code })
      expect(await readFolder()).toEqual(original)
    }
  })

  it('is being reverted by another process, it cannot be completed', async () => {
    injectFault((kind, path) => {
      // The other process has renamed the journal, and is about to revert.
      if (isRemovalOfJournal(kind, path)) renameSync(path, join(root, '.mediplan-change-theirs.json'))
    })
    await expect(change()).rejects.toMatchObject({ code: 'ENOENT' })
    repairDisk()
    await recover()
    expect(await readFolder()).toEqual(original)
  })

  it('loses its lock, it changes nothing more, and keeps lock and journal of the other process', async () => {
    const journal = join(root, '.mediplan-change-theirs.json')
    const changed: string[] = []
    injectFault((kind, path) => {
      if (kind !== 'rename' && !(kind === 'rm' && path.endsWith('.json'))) return
      changed.push(path)
      writeFileSync(lockPath(root), 'theirs')
      writeFileSync(journal, '[]')
    })
    await expect(change()).rejects.toThrow(
      "Another process has taken over the clients' folder. Nothing was written.",
    )
    repairDisk()
    expect(changed).toHaveLength(1)
    expect([await readFile(lockPath(root), 'utf8'), await readFile(journal, 'utf8')]).toEqual([
      'theirs',
      '[]',
    ])
  })
})

describe('Reverting an interrupted change', () => {
  it('can be interrupted at any point', async () => {
    await interrupt()
    const total = await count(() => recover())
    expect(total).toBeGreaterThan(8)
    for (let point = 0; point < total; point += 1) {
      await startOver()
      await interrupt()
      killAt(point)
      await expect(recover()).rejects.toThrow(/KILLED|interrupted/)
      repairDisk()
      await recover()
      expect(await readFolder()).toEqual(original)
    }
  })

  it('keeps what another program has saved since, and says where the earlier content is', async () => {
    await interrupt()
    await writeFile(join(root, 'keys.json'), 'theirs')
    const error = await recover().then(String, String)
    const [, backup = ''] =
      /keys\.json has changed since; its earlier content is in (\S+)\.$/.exec(error) ?? []
    expect(await readFile(backup, 'utf8')).toBe(files['keys.json'])
    await rm(backup)
    await recover()
    expect((await readFolder()).texts).toEqual({ ...original.texts, 'keys.json': 'theirs' })
  })

  it('continues with the other files if one cannot be restored, and tries again later', async () => {
    await interrupt()
    injectFault((kind, file) => {
      if (kind === 'rename' && file.endsWith('keys.json')) throw diskError('EACCES')
    })
    await expect(recover()).rejects.toThrow('Cannot restore keys.json. You do not have permission.')
    repairDisk()
    expect((await readFolder()).texts).toMatchObject({ 'marlow/2028/plans.json': 'plans of 2028' })
    await recover()
    expect(await readFolder()).toEqual(original)
  })

  it('restores a deleted file with its permissions, also if it contains no text, and keeps the journal as secret', async () => {
    const file = join(root, 'marlow/2028/plans.json')
    const before = Buffer.from([0xff, 0x00])
    await writeFile(file, before)
    await chmod(file, 0o640)
    await chmod(join(root, 'keys.json'), 0o606)
    killAt(0, isRemovalOfJournal)
    const changesOfBytes = changes.map((each) =>
      each.type === 'write' && each.path.endsWith('2028/plans.json') && each.before
        ? { ...each, before }
        : each,
    )
    await withLock(root, (locked) => changeFiles(locked, changesOfBytes)).catch(() => undefined)
    repairDisk()
    const journal = (await readdir(root)).find((name) => name.startsWith('.mediplan-change-'))!
    expect((await stat(join(root, journal))).mode & 0o777).toBe(0o600)
    await recover()
    expect(await readFile(file)).toEqual(before)
    expect((await stat(file)).mode & 0o777).toBe(0o640)
  })

  it('gives the link of a folder elsewhere its name back', async () => {
    await symlink(tmpdir(), join(root, 'renamed'))
    const steps = [{ type: 'move', from: 'linked', to: 'renamed' }]
    await writeFile(join(root, '.mediplan-change-1.json'), JSON.stringify(steps))
    await recover()
    expect(await readdir(root)).toContain('linked')
  })

  it.each<[string, object[]]>([
    ['moves a file into the folder', [{ type: 'move', from: '../secret.json', to: 'steppe' }]],
    ['moves a file out of the folder', [{ type: 'move', from: 'prairie', to: '../prairie' }]],
    ['writes a file outside', [deletion('../secret.json')]],
    ["writes a file that is not a client's", [deletion('.git/hooks/post-checkout')]],
    ['writes through the link of a folder', [deletion('linked/plans.json')]],
    ['writes what is not a text', [{ ...deletion('alder/plans.json'), before: 1 }]],
  ])('follows no journal that %s', async (_, steps) => {
    await symlink('..', join(root, 'linked'))
    const journal = join(root, '.mediplan-change-theirs.json')
    await writeFile(journal, JSON.stringify(steps))
    await expect(recover()).rejects.toThrow(`${journal} is not from mediplan. Delete it.`)
  })
})

/** A step of a journal that deletes a file with the content "secret". */
function deletion(path: string) {
  const after = createHash('sha256').update('secret').digest('base64url')
  return { type: 'write', path, before: null, after, owner: null }
}

describe('In a folder of clients,', () => {
  prepareFolders()

  let output = ''

  beforeEach(async () => {
    // `check --fix` has something to fix.
    const instance = await read('prairie/instance.json')
    await writeFile(
      join(clients, 'prairie/instance.json'),
      instance.replace(/"planYear": (\d+)/, '"planYear": "$1"'),
    )
    output = ''
    const write = (text: string | Uint8Array) => Boolean((output += String(text)))
    vi.spyOn(process.stdout, 'write').mockImplementation(write)
    vi.spyOn(process.stderr, 'write').mockImplementation(write)
    vi.spyOn(console, 'error').mockReturnValue()
  })

  it.each(Object.entries(folderChanges))('%s is made completely or not at all', async (name, makeChange) => {
    if (name === 'undoing a change') await folderChanges['deleting a client']!()
    const before = await snapshot()
    failAt(
      0,
      () => throwError('ENOSPC'),
      (kind, path) => kind === 'write' && path.endsWith('.new'),
    )
    const message = await makeChange().then(() => 'no error', String)
    repairDisk()
    expect(message + output).toContain('The disk is full.')
    expect(await snapshot()).toEqual(before)
    killAt(0, isRemovalOfJournal)
    await makeChange().catch(() => undefined)
    repairDisk()
    expect(await snapshot()).not.toEqual(before)
    await recover(clients)
    expect(await snapshot()).toEqual(before)
  })

  test('an interrupted change is reverted before a command looks for a client and before the workbench lists the files', async () => {
    const before = await snapshot()
    for (const reading of [
      () => mediplan(['check', clients]),
      () => mediplan(['preview', 'prairie', '--clients', clients]),
      list,
    ]) {
      killAt(0, isRemovalOfJournal)
      await folderChanges['deleting a client']!().catch(() => undefined)
      repairDisk()
      await reading()
      expect(await snapshot()).toEqual(before)
    }
  })
})

function throwError(code: string): never {
  throw diskError(code)
}

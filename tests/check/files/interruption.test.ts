import { createHash } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { chmod, cp, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { mediplan } from '../../../src/check/command/mediplan.ts'
import { changeFiles } from '../../../src/check/files/changeFiles.ts'
import { lockPath, withLock } from '../../../src/check/files/withLock.ts'
import {
  clients,
  home,
  list,
  prepareFolders,
  read,
  send,
  snapshot,
} from '../../workbench/clients/disk/folders.ts'
import { isFullRun } from '../../kit/fullRun.ts'
import { diskError, injectFault, repairDisk } from './faultyDisk.ts'
import { folderChanges } from './folderChanges.ts'

prepareFolders()

let output = ''

beforeEach(async () => {
  // `check --fix` has something to fix.
  const instance = await read('prairie/instance.json')
  await writeFile(
    join(clients, 'prairie/instance.json'),
    instance.replace(/"planYear": (\d+)/, '"planYear": "$1"'),
  )
  await cp(clients, join(home, 'original'), { recursive: true })
  output = ''
  const write = (text: string | Uint8Array) => Boolean((output += String(text)))
  vi.spyOn(process.stdout, 'write').mockImplementation(write)
  vi.spyOn(process.stderr, 'write').mockImplementation(write)
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(repairDisk)

/** Restores the folder as it was before a change. @returns its files */
async function startOver(name: string) {
  repairDisk()
  await rm(clients, { recursive: true })
  await cp(join(home, 'original'), clients, { recursive: true })
  if (name === 'undoing a change') await send('DELETE', '/client-folders/prairie')
  return snapshot()
}

/** What the next process does. */
const recover = () => withLock(clients, () => Promise.resolve())

/** Which of the changes of the disk fail, one after another: all in a full run, else the first, every fourth, and the last. */
const pointsOf = (total: number) =>
  Array.from({ length: total }, (_, point) => point).filter(
    (point) => isFullRun || point % 4 === 0 || point === total - 1,
  )

type Matches = (kind: string, path: string) => boolean

const all: Matches = () => true

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
function killAt(point: number, matches = all) {
  let passed = 0
  injectFault((kind, path) => {
    if (passed <= point && matches(kind, path)) passed += 1
    if (passed > point) throw diskError('KILLED')
  })
}

/** Makes a change and counts how often it changes the disk. */
async function count(change: () => Promise<void>, matches = all) {
  let times = 0
  injectFault((kind, path) => void (times += matches(kind, path) ? 1 : 0))
  await change()
  repairDisk()
  return times
}

describe.each(Object.entries(folderChanges))('After %s', (name, change) => {
  it('is killed at any point, the change is made, or a retry makes it', async () => {
    const before = await startOver(name)
    const total = await count(change)
    const after = await snapshot()
    expect(after).not.toEqual(before)
    for (const point of pointsOf(total)) {
      await startOver(name)
      killAt(point)
      await change().catch(() => undefined)
      repairDisk()
      await recover()
      if (JSON.stringify(await snapshot()) === JSON.stringify(before)) await change()
      expect(await snapshot(), `killed at point ${point} of ${total}`).toEqual(after)
    }
  })

  it.each<[string, string, () => 'short' | void]>([
    ['finds the disk full', 'write', () => throwError('ENOSPC')],
    ['writes less than it should', 'write', () => 'short'],
    ['cannot rename a file', 'rename', () => throwError('EIO')],
  ])('%s at any point, nothing has changed', async (_, kind, failure) => {
    const before = await startOver(name)
    const isKind: Matches = (each) => each === kind
    const total = await count(change, isKind)
    expect(total).toBeGreaterThan(0)
    for (const point of pointsOf(total)) {
      expect(await startOver(name)).toEqual(before)
      output = ''
      failAt(point, failure, isKind)
      const message = await change().then(() => 'no error', String)
      expect(message + output).toMatch(kind === 'write' ? 'The disk is full.' : 'The disk reports an error.')
      expect(await snapshot()).toEqual(before)
    }
  })
})

/** Making a year the current one is killed when the files of its folder remain to be deleted. */
async function interrupt() {
  killAt(0, (kind, path) => kind === 'rm' && path.endsWith('2028/instance.json'))
  await folderChanges[rolling]!().catch(() => undefined)
  repairDisk()
}

const rolling = 'mediplan roll --current'

test('the documents of the old year are on disk at every moment while another year becomes current', async () => {
  await startOver('')
  const isVisible: Matches = (kind) => kind === 'rename' || kind === 'rm'
  const total = await count(folderChanges[rolling]!, isVisible)
  const comparable = (text: string) => text.replaceAll(/"\$schema": ".*"/g, '')
  const old = comparable(await readFile(join(home, 'original/marlow/plans.json'), 'utf8'))
  for (let point = 0; point < total; point += 1) {
    await startOver('')
    killAt(point, isVisible)
    await folderChanges[rolling]!().catch(() => undefined)
    repairDisk()
    const texts = [await read('marlow/plans.json'), await read('marlow/2027/plans.json').catch(() => '')]
    expect(texts.map(comparable)).toContain(old)
  }
})

describe('Reverting an interrupted change', () => {
  const path = () => join(clients, 'marlow/instance.json')

  it('can be interrupted at any point', async () => {
    const before = await startOver('')
    await interrupt()
    const total = await count(recover)
    expect(total).toBeGreaterThan(8)
    for (let point = 0; point < total; point += 1) {
      await startOver('')
      await interrupt()
      killAt(point)
      await expect(recover()).rejects.toThrow(/KILLED|interrupted/)
      repairDisk()
      await recover()
      expect(await snapshot()).toEqual(before)
    }
  })

  it('keeps what another program has saved since, and says where the earlier content is', async () => {
    await startOver('')
    const old = await read('marlow/instance.json')
    await interrupt()
    await writeFile(path(), 'theirs')
    const error = await recover().then(String, String)
    const [, backup = ''] =
      /marlow\/instance\.json has changed since; its earlier content is in (\S+)\.$/.exec(error) ?? []
    expect(await readFile(backup, 'utf8')).toBe(old)
    expect(await read('marlow/instance.json')).toBe('theirs')
    expect(await read('marlow/2028/plans.json')).not.toBe('')
    await recover()
  })

  it('continues with the other files if one cannot be restored, and tries again later', async () => {
    const before = await startOver('')
    await interrupt()
    injectFault((kind, file) => {
      if (kind === 'rename' && file === path()) throw diskError('EACCES')
    })
    await expect(recover()).rejects.toThrow(
      'Cannot restore marlow/instance.json. You do not have permission.',
    )
    repairDisk()
    expect(await readFile(join(clients, 'marlow/plans.json'), 'base64')).toBe(
      before[join(clients, 'marlow/plans.json')],
    )
    await recover()
    expect(await snapshot()).toEqual(before)
  })

  it('comes before a check and before the workbench lists the files', async () => {
    const before = await startOver('')
    for (const reading of [() => mediplan(['check', clients]), list]) {
      await interrupt()
      await reading()
      expect(await snapshot()).toEqual(before)
    }
  })

  it('restores a deleted file with its permissions, also if it contains no text', async () => {
    await startOver('')
    await writeFile(path(), '')
    const file = join(clients, 'prairie/plans.json')
    await writeFile(file, Buffer.from([0xff, 0x00]))
    await chmod(file, 0o640)
    const before = await snapshot()
    killAt(0, (kind, each) => kind === 'rm' && each.includes('.mediplan-change-'))
    await folderChanges['deleting a client']!().catch(() => undefined)
    repairDisk()
    expect(await readdir(clients)).not.toContain('prairie')
    await recover()
    expect(await snapshot()).toEqual(before)
    expect((await stat(file)).mode & 0o777).toBe(0o640)
  })

  it('keeps the journal as secret as the most secret file', async () => {
    await startOver('')
    await chmod(join(clients, 'keys.json'), 0o640)
    await chmod(join(clients, 'prairie/plans.json'), 0o606)
    killAt(0, (kind, each) => kind === 'rm' && each.includes('.mediplan-change-'))
    await folderChanges['deleting a client']!().catch(() => undefined)
    repairDisk()
    const journal = (await readdir(clients)).find((name) => name.startsWith('.mediplan-change-'))!
    expect((await stat(join(clients, journal))).mode & 0o777).toBe(0o600)
  })

  it('gives the link of a folder elsewhere its name back', async () => {
    await startOver('')
    await mkdir(join(home, 'elsewhere'))
    await symlink('../elsewhere', join(clients, 'renamed'))
    const steps = [{ type: 'move', from: 'linked', to: 'renamed' }]
    await writeFile(join(clients, '.mediplan-change-1.json'), JSON.stringify(steps))
    await recover()
    expect(await readdir(clients)).toContain('linked')
  })

  it.each<[string, object[]]>([
    ['moves a file into the folder', [{ type: 'move', from: '../secret.json', to: 'alder' }]],
    ['moves a file out of the folder', [{ type: 'move', from: 'prairie', to: '../prairie' }]],
    ['writes a file outside', [deletion('../secret.json')]],
    ["writes a file that is not a client's", [deletion('.git/hooks/post-checkout')]],
    ['writes through the link of a folder', [deletion('linked/plans.json')]],
    ['writes through the link of a file', [deletion('alder/plans.json')]],
    ['writes what is not a text', [{ ...deletion('alder/plans.json'), before: 1 }]],
  ])('follows no journal that %s', async (_, steps) => {
    await symlink('..', join(clients, 'linked'))
    await rm(join(clients, 'alder/plans.json'))
    await symlink('../../secret.json', join(clients, 'alder/plans.json'))
    await mkdir(join(clients, 'moved'))
    const journal = join(clients, '.mediplan-change-theirs.json')
    await writeFile(journal, JSON.stringify(steps))
    const before = await snapshot()
    expect(await mediplan(['check', clients])).toBe(2)
    expect(output).toContain(`${journal} is not from mediplan. Delete it.`)
    expect(await snapshot()).toEqual(before)
  })
})

/** A step of a journal that deletes a file with the content "secret". */
function deletion(path: string) {
  const after = createHash('sha256').update('secret').digest('base64url')
  return { type: 'write', path, before: null, after, owner: null }
}

test('a change that another process begins to revert cannot be completed', async () => {
  const before = await startOver('')
  const change = {
    type: 'write',
    path: 'alder/plans.json',
    before: Buffer.from(await read('alder/plans.json')),
  } as const
  await withLock(clients, async (locked) => {
    injectFault((kind, path) => {
      // The other process has renamed the journal, and is about to revert.
      if (kind === 'rm' && path.includes('.mediplan-change-'))
        renameSync(path, join(clients, '.mediplan-change-theirs.json'))
    })
    const changing = changeFiles(locked, [{ ...change, after: Buffer.from('{}') }])
    await expect(changing).rejects.toMatchObject({ code: 'ENOENT' })
  })
  repairDisk()
  await recover()
  expect(await snapshot()).toEqual(before)
})

test('a process whose lock was taken changes nothing more, and keeps lock and journal of the other process', async () => {
  await startOver('')
  const lock = lockPath(clients)
  const journal = join(clients, '.mediplan-change-theirs.json')
  const changed: string[] = []
  injectFault((kind, path) => {
    if (kind !== 'rename' && !(kind === 'rm' && path.endsWith('.json'))) return
    changed.push(path)
    writeFileSync(lock, 'theirs')
    writeFileSync(journal, '[]')
  })
  await expect(folderChanges[rolling]!()).rejects.toThrow('The command failed.')
  repairDisk()
  expect(output).toContain("Another process has taken over the clients' folder. Nothing was written.")
  expect(changed).toHaveLength(1)
  expect([await readFile(lock, 'utf8'), await readFile(journal, 'utf8')]).toEqual(['theirs', '[]'])
})

function throwError(code: string): never {
  throw diskError(code)
}

import fs from 'node:fs'
import { mkdtemp, readdir, readFile, realpath, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { hostname, tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeNewFile } from '../../../src/check/files/replaceFile.ts'
import { lockPath, restoreFolder, withLock } from '../../../src/check/files/withLock.ts'
import { diskError } from './faultyDisk.ts'

let root = ''
let lock = ''

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'mediplan-lock-')))
  lock = lockPath(root)
  vi.useFakeTimers({ toFake: ['Date'] })
})

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await rm(root, { recursive: true })
})

/** The content of a lock that this process holds. */
const readOwnLock = () => withLock(root, () => readFile(lock, 'utf8'))

/** Advances the clock while the given promise waits for the lock. */
async function waitFor(seconds: number, duringEachSecond: () => Promise<void> = () => Promise.resolve()) {
  for (let second = 0; second < seconds; second += 1) {
    await setTimeout(30)
    await duringEachSecond()
    await setTimeout(30)
    vi.setSystemTime(Date.now() + 1000)
  }
}

const renew = () => utimes(lock, new Date(), new Date())

it('runs one change at a time, and leaves nothing behind', async () => {
  let running = 0
  const change = async () => {
    running += 1
    expect(running).toBe(1)
    await setTimeout(5)
    running -= 1
  }
  await Promise.all(Array.from({ length: 8 }, () => withLock(root, change)))
  expect(await readdir(root)).toEqual([])
})

it('replaces the lock of a process that has ended', async () => {
  await writeFile(lock, await readOwnLock())
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw diskError('ESRCH')
  })
  await withLock(root, () => Promise.resolve())
  expect(await readdir(root)).toEqual([])
})

it.each([
  ['of another machine that is not renewed', (own: string) => own.replace(/"machine":"[^"]+/, '$&2')],
  ['whose machine is unknown', (own: string) => own.replace(/"machine":"[^"]+/, '"machine":"')],
  ['whose process ended while writing it', () => ''],
])('replaces a lock %s', async (_, toText) => {
  await writeFile(lock, toText(await readOwnLock()))
  let isDone = false
  const change = withLock(root, () => Promise.resolve((isDone = true)))
  await waitFor(5)
  expect(isDone).toBe(false)
  await waitFor(2)
  await change
  expect(await readdir(root)).toEqual([])
})

it('replaces an abandoned lock whose removal was interrupted', async () => {
  await writeFile(lock, '')
  await writeFile(`${lock}-removal`, '')
  // The clock of the other machine is fast.
  await utimes(`${lock}-removal`, new Date(Date.now() + 3_600_000), new Date(Date.now() + 3_600_000))
  const change = withLock(root, () => Promise.resolve())
  await waitFor(15)
  await change
  expect(await readdir(root)).toEqual([])
})

it('names the holder of a lock that is renewed for too long', async () => {
  const own = await readOwnLock()
  await writeFile(lock, own)
  const change = withLock(root, () => Promise.resolve('changed')).catch(String)
  await waitFor(12, renew)
  expect(await change).toMatch(
    new RegExp(
      `: Process ${process.pid} of ${userInfo().username} on ${hostname()} has been changing the clients' folder since \\S+Z\\. Try again when it is done\\. If it has ended, delete ${lock}\\.$`,
    ),
  )
  expect(await readFile(lock, 'utf8')).toBe(own)
})

it('waits longer if other processes take turns', async () => {
  const own = await readOwnLock()
  await writeFile(lock, own)
  const change = withLock(root, () => Promise.resolve('changed'))
  for (const pid of [1, 2, 3]) {
    await waitFor(5, renew)
    await writeFile(lock, own.replace(/"id":"/, `$&${pid}`))
  }
  await rm(lock)
  expect(await change).toBe('changed')
})

it.each([
  [
    'that may be in use',
    () => undefined,
    /^UsageError: Another process has been changing .* delete \S+lock\.$/,
  ],
  [
    'of a process that has ended',
    readOwnLock,
    /ended during a change .* you may not delete its lock: \S+lock\.$/,
  ],
])('names a lock %s if it may not be removed', async (_, readText, message) => {
  const text = (await readText()) ?? ''
  await writeFile(lock, text)
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw diskError('ESRCH')
  })
  // As in a folder with the sticky bit.
  vi.spyOn(fs.promises, 'rm').mockRejectedValue(diskError('EPERM'))
  syncBuiltinESMExports()
  const change = withLock(root, () => Promise.resolve('changed')).catch(String)
  await waitFor(12)
  expect(await change).toMatch(message)
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

it('waits on Windows while another process deletes its lock', async () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32')
  const open = vi.spyOn(fs.promises, 'open').mockRejectedValueOnce(diskError('EPERM'))
  syncBuiltinESMExports()
  expect(await withLock(root, () => Promise.resolve('changed'))).toBe('changed')
  expect(open).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

describe('A process that may not write', () => {
  const journal = () => join(root, '.mediplan-change-1.json')

  beforeEach(async () => {
    await writeFile(journal(), '[]')
    vi.spyOn(fs.promises, 'open').mockRejectedValue(diskError('EROFS'))
    syncBuiltinESMExports()
  })

  afterEach(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })

  it('waits until another process has finished its change', async () => {
    const reading = restoreFolder(root)
    await setTimeout(30)
    await rm(journal())
    await expect(reading).resolves.toBeUndefined()
  })

  it('reads no half change', async () => {
    const reading = restoreFolder(root).catch(String)
    await waitFor(3)
    expect(await reading).toContain('EROFS')
  })
})

it('gives a file to nobody else if its group cannot be kept', async () => {
  const path = join(root, 'keys.json')
  const chown = vi.fn<() => Promise<void>>(() => Promise.reject(diskError('EPERM')))
  const open = fs.promises.open
  vi.spyOn(fs.promises, 'open').mockImplementation(async (...args) =>
    Object.assign(await open(...args), { chown }),
  )
  syncBuiltinESMExports()
  await writeNewFile(path, Buffer.from('{}'), { mode: 0o664, uid: 12, gid: 34 })
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  expect(chown.mock.calls).toEqual([
    [12, 34],
    [process.getuid!(), 34],
  ])
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

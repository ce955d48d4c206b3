import fs from 'node:fs'
import { mkdtemp, readdir, readFile, realpath, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import { writeNewFile } from '../../../src/check/files/writeNewFile.ts'
import { lockPath, restoreFolder, withLock } from '../../../src/check/files/withLock.ts'
import { diskError } from './faultyDisk.ts'

let root = ''
let lock = ''
let stderr: MockInstance<typeof process.stderr.write>

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'mediplan-lock-')))
  lock = lockPath(root)
  vi.useFakeTimers({ toFake: ['Date'] })
  stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  await rm(root, { recursive: true })
})

/** The content of a lock that this process holds. */
const readOwnLock = () => withLock(root, () => readFile(lock, 'utf8'))

/** Advances the clock while a promise waits for the lock. */
async function pass(seconds: number) {
  await setTimeout(40)
  vi.setSystemTime(Date.now() + seconds * 1000)
  await setTimeout(40)
}

/** Advances the clock by four seconds at a time until a promise settles. */
async function passUntil<T>(promise: Promise<T>, renew: () => Promise<void> = () => Promise.resolve()) {
  const settled = promise.then(() => true)
  for (;;) {
    const passed = pass(4)
    const isSettled = await Promise.race([settled, passed.then(() => false)])
    // An unfinished advance would change the clock of the next test.
    await passed
    if (isSettled) return promise
    await renew()
  }
}

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

it('replaces a lock that is not renewed', async () => {
  await writeFile(lock, await readOwnLock())
  // The clock of the other machine is fast.
  await utimes(lock, new Date(Date.now() + 3_600_000), new Date(Date.now() + 3_600_000))
  let isDone = false
  const change = withLock(root, () => Promise.resolve((isDone = true)))
  await pass(5)
  expect(isDone).toBe(false)
  await passUntil(change)
  expect(await readdir(root)).toEqual([])
})

it('says once that it waits', async () => {
  await writeFile(lock, await readOwnLock())
  // Node.js can write warnings of its own.
  const waits = () =>
    stderr.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith('Waiting'))
  const change = withLock(root, () => Promise.resolve('changed'))
  await pass(0.9)
  expect(waits()).toEqual([])
  await passUntil(change)
  expect(waits()).toEqual([`Waiting for another change of ${root} to end…\n`])
})

it('names the holder of a lock that is renewed for too long, but waits longer if processes take turns', async () => {
  const own = await readOwnLock()
  await writeFile(lock, own)
  const change = withLock(root, () => Promise.resolve('changed')).catch(String)
  for (const turn of [1, 2, 3]) {
    await pass(4)
    await writeFile(lock, `${own}${turn}`)
  }
  expect(await passUntil(change, () => utimes(lock, new Date(), new Date()))).toMatch(
    new RegExp(
      `: Process ${process.pid} on ${hostname()} has been changing the clients' folder since \\S+Z\\. Try again when it is done\\. If it has ended, delete ${lock}\\.$`,
    ),
  )
  expect(await readFile(lock, 'utf8')).toBe(`${own}3`)
})

it('says which lock to delete if it may not', async () => {
  await writeFile(lock, '')
  // As in a folder with the sticky bit.
  vi.spyOn(fs.promises, 'rm').mockRejectedValue(diskError('EPERM'))
  syncBuiltinESMExports()
  const change = withLock(root, () => Promise.resolve('changed')).catch(String)
  expect(await passUntil(change)).toMatch(
    /^UsageError: Another process has been changing .* delete \S+lock\.$/,
  )
})

it('waits on Windows while another process deletes its lock', async () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32')
  const open = vi.spyOn(fs.promises, 'open').mockRejectedValueOnce(diskError('EPERM'))
  syncBuiltinESMExports()
  expect(await withLock(root, () => Promise.resolve('changed'))).toBe('changed')
  expect(open).toHaveBeenCalledTimes(2)
})

it('reads no half change if it may not revert it', async () => {
  await writeFile(join(root, '.mediplan-change-1.json'), '[]')
  vi.spyOn(fs.promises, 'open').mockRejectedValue(diskError('EROFS'))
  syncBuiltinESMExports()
  const restored = restoreFolder(root).catch(String)
  expect(await passUntil(restored)).toContain('EROFS')
})

it('waits for a change to end if it may not write', async () => {
  const journal = join(root, '.mediplan-change-1.json')
  await writeFile(journal, '[]')
  vi.spyOn(fs.promises, 'open').mockRejectedValue(diskError('EACCES'))
  syncBuiltinESMExports()
  let isDone = false
  const restored = restoreFolder(root).then(() => (isDone = true))
  await pass(1)
  expect(isDone).toBe(false)
  await rm(journal)
  await restored
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
  expect(chown.mock.calls).toEqual([
    [12, 34],
    [process.getuid!(), 34],
  ])
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

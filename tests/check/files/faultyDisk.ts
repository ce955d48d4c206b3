import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const changes = ['mkdir', 'open', 'rename', 'rm', 'rmdir'] as const

const originals = Object.fromEntries(changes.map((name) => [name, fs.promises[name]] as const))

/**
 * Runs before each change of the disk. If it throws, the change fails; a write, after half of the content. If it returns
 * 'short', a write ends after half of the content and reports success.
 * @param change the name of the function in node:fs/promises, or 'write'
 */
type Fault = (change: string, path: string) => 'short' | void

/** Makes changes of the disk fail, except those of locks. */
export function injectFault(fault: Fault): void {
  const before: Fault = (change, path) => (path.includes('.mediplan-lock') ? undefined : fault(change, path))
  for (const name of changes) {
    Reflect.set(fs.promises, name, async (...args: unknown[]) => {
      const path = String(args[name === 'rename' ? 1 : 0])
      if (name !== 'open' || args[1] === 'wx') before(name, path)
      const result: unknown = await Reflect.apply(originals[name]!, fs.promises, args)
      if (name === 'open') injectWriteFault(Object(result), () => before('write', path))
      return result
    })
  }
  syncBuiltinESMExports()
}

function injectWriteFault(file: fs.promises.FileHandle, before: () => ReturnType<Fault>) {
  // Slow, and of no use here.
  file.sync = () => Promise.resolve()
  const write = file.writeFile.bind(file)
  file.writeFile = async (content) => {
    const bytes = Buffer.from(content as Buffer)
    const half = bytes.subarray(0, bytes.length / 2)
    try {
      await write(before() === 'short' ? half : bytes)
    } catch (error) {
      await write(half)
      throw error
    }
  }
}

export function repairDisk(): void {
  Object.assign(fs.promises, originals)
  syncBuiltinESMExports()
}

export function diskError(code: string): Error {
  return Object.assign(new Error(code), { code, syscall: 'write' })
}

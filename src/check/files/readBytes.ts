import { lstat, readFile, stat } from 'node:fs/promises'
import { isMissing } from '../../clients/clientFolder.ts'
import { describeKind } from './readRegularFile.ts'
import { UsageError } from './UsageError.ts'

/** @returns null if there is no such file. @throws UsageError if it is not a regular file, or the file system's error */
export async function readBytes(path: string): Promise<Buffer | null> {
  try {
    // Reading a named pipe may never end.
    const stats = await stat(path)
    if (!stats.isFile())
      throw new UsageError(`Cannot read ${path}: it is ${describeKind(stats)}, not a file.`)
    return await readFile(path)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Whether there is a file, folder, or link at a path. @throws the file system's error */
export function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false
      throw error
    },
  )
}

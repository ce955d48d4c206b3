import { UsageError } from './UsageError.ts'

/** For what the file system says of a path that has to be read. */
export function cannotRead(path: string, { code }: NodeJS.ErrnoException): never {
  throw new UsageError(
    code === 'ENOENT' ? `There is no file or folder ${path}.` : `Cannot read ${path} (${code}).`,
  )
}

/** Whether it is a link that leads back to itself. */
export function isLoop(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ELOOP'
}

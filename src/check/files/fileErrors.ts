import { UsageError } from './UsageError.ts'

export function throwReadError(path: string, { code }: NodeJS.ErrnoException): never {
  throw new UsageError(
    code === 'ENOENT' ? `There is no file or folder ${path}.` : `Cannot read ${path} (${code}).`,
  )
}

/** Whether following links came back to the same link. */
export function isLoop(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ELOOP'
}

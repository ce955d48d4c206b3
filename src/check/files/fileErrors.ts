import { UsageError } from './UsageError.ts'

/** For `catch`: throws a UsageError that names the path. */
export function throwReadError(path: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    throw new UsageError(
      error.code === 'ENOENT'
        ? `There is no file or folder ${path}.`
        : `Cannot read ${path} (${error.code}). ${describeFileError(error)}`,
    )
  }
}

export function describeFileError({ code = '' }: NodeJS.ErrnoException): string {
  return messages[code] ?? 'The disk reports an error.'
}

/** Makes an error of the file system name a file of the user instead of a temporary one. */
export function withPath(error: unknown, path: string): unknown {
  return error instanceof Error && 'code' in error ? Object.assign(error, { path }) : error
}

/** Whether following links came back to the same link. */
export function isLoop(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ELOOP'
}

export function isPermissionError(error: unknown): boolean {
  return ['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')
}

const noPermission = 'You do not have permission.'
const tooManyFiles = 'Too many files are open. Close other programs and try again.'

/** By the file system's error code. */
const messages: Record<string, string> = {
  EACCES: noPermission,
  EDQUOT: 'Your quota of disk space is used up.',
  EISDIR: 'It is a folder.',
  EMFILE: tooManyFiles,
  ENAMETOOLONG: 'The name is too long.',
  ENFILE: tooManyFiles,
  ENOENT: 'There is no such file or folder.',
  ENOSPC: 'The disk is full.',
  ENOTDIR: 'A part of the path is not a folder.',
  ENOTEMPTY: 'The folder is not empty.',
  EPERM: noPermission,
  EROFS: 'The disk is read-only.',
}

import { execFileSync } from 'node:child_process'
import { toText } from '../clients/logoFiles.ts'
import { fileName } from '../contract/clientFiles.ts'
import { isRead } from '../check/clients/classifyPaths.ts'
import { UsageError } from '../check/files/UsageError.ts'

/**
 * Reads the clients' files as a Git revision has them.
 * @returns the texts by path relative to the folder
 * @throws UsageError if Git cannot read the folder's repository, or does not know the revision
 */
export function readRevision(root: string, revision: string): Map<string, string> {
  const commit = findCommit(root, revision)
  // Git lists the current folder with paths relative to it.
  const files = runGit(root, ['ls-tree', '-r', '-z', commit])
    .toString()
    .split('\0')
    .flatMap((line) => {
      // Links have another mode.
      const [, id, path = ''] = /^100\d{3} blob (\w+)\t(.+)$/s.exec(line) ?? []
      return isRead(path) ? [{ id, path }] : []
    })
  const contents = runGit(root, ['cat-file', '--batch'], files.map(({ id }) => `${id}\n`).join(''))
  const texts = new Map<string, string>()
  let offset = 0
  for (const { path } of files) {
    // Each content follows a line with its ID, type, and size, and ends with a line break.
    const start = contents.indexOf('\n', offset) + 1
    const end = start + Number(contents.toString('latin1', offset, start).split(' ')[2])
    texts.set(path, toText(fileName(path), contents.subarray(start, end)))
    offset = end + 1
  }
  return texts
}

function findCommit(root: string, revision: string) {
  try {
    runGit(root, ['rev-parse', '--git-dir'])
  } catch (error) {
    const { code, stderr } = error as NodeJS.ErrnoException & { stderr?: Buffer }
    if (code === 'ENOENT') throw new UsageError('Install Git to compare revisions.')
    const reason = String(stderr).trim()
    throw new UsageError(
      reason.includes('not a git repository')
        ? `${root} is not in a Git repository, so it has no revisions. Create one with git init, and commit the clients.`
        : `Git cannot read the repository of ${root}. ${reason}`,
    )
  }
  try {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]
    return runGit(root, args).toString().trim()
  } catch {
    if (runGit(root, ['rev-list', '--all', '--max-count=1']).length === 0)
      throw new UsageError(`The Git repository of ${root} has no revisions yet. Commit the clients first.`)
    throw new UsageError(
      `The Git repository has no revision ${revision}. Check its name, or fetch it with git fetch.`,
    )
  }
}

function runGit(root: string, args: string[], input = '') {
  // In a hook, Git names its repository, and paths would be relative to that instead of the folder.
  const env = { ...process.env, GIT_DIR: undefined }
  return execFileSync('git', ['-C', root, ...args], { env, input, maxBuffer: Infinity, stdio: 'pipe' })
}

import { execFile } from 'node:child_process'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'

/** Returns the author that Git would record for a commit in a folder. Without Git, returns the name of the system's user. */
export async function readAuthor(folder: string): Promise<string> {
  try {
    // In a hook, Git names its repository, which can have another configuration.
    const env = { ...process.env, GIT_DIR: undefined }
    const { stdout } = await promisify(execFile)('git', ['-C', folder, 'var', 'GIT_AUTHOR_IDENT'], { env })
    // A time follows.
    return stdout.slice(0, stdout.lastIndexOf('>') + 1)
  } catch {
    return systemUser()
  }
}

/** A user of a container may have no name. */
function systemUser() {
  try {
    return userInfo().username
  } catch {
    return 'Unknown'
  }
}

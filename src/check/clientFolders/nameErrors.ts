import { isYearFolder } from '../../contract/clientFiles.ts'

const maxLength = 100

/** Windows reserves them for devices. */
const deviceNames = /^(con|prn|aux|nul|(com|lpt)\d)$/i

/** A sentence that says why a folder of a client cannot have a name; undefined if it can. */
export function findFolderNameError(name: string): string | undefined {
  if (!/^[A-Za-z0-9][\w-]*$/.test(name))
    return 'Name the folder with letters, digits, hyphens, and underscores, starting with a letter or digit.'
  if (deviceNames.test(name)) return 'Choose another folder name, because Windows cannot create this one.'
  if (name === 'node_modules') return 'Choose another folder name, because npm uses this one.'
  if (isYearFolder(name))
    return "Choose a folder name with a letter, because a number names a plan year inside a client's folder."
  return name.length > maxLength ? `Use at most ${maxLength} characters for the folder.` : undefined
}

/** A sentence that says why an API key cannot be used; undefined if it can. */
export function findKeyError(key: string): string | undefined {
  if (!/^[!-~]+$/.test(key)) return 'Use visible ASCII characters for the key, without spaces.'
  if (key === '__proto__') return 'Choose another key.'
  return key.length > maxLength ? `Use at most ${maxLength} characters for the key.` : undefined
}

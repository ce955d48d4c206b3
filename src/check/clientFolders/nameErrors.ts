const maxLength = 100

/** A sentence that says why a folder of a client cannot have a name; undefined if it can. */
export function findFolderNameError(name: string): string | undefined {
  if (!/^[A-Za-z0-9][\w-]*$/.test(name))
    return 'Name the folder with letters, digits, hyphens, and underscores, starting with a letter or digit.'
  return name.length > maxLength ? `Use at most ${maxLength} characters for the folder.` : undefined
}

/** A sentence that says why an API key cannot be used; undefined if it can. */
export function findKeyError(key: string): string | undefined {
  if (!/^[!-~]+$/.test(key)) return 'Use visible ASCII characters for the key, without spaces.'
  if (key === '__proto__') return 'Choose another key.'
  return key.length > maxLength ? `Use at most ${maxLength} characters for the key.` : undefined
}

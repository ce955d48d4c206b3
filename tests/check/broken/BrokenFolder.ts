/** The texts of a folder of clients, by path. */
export type Files = Map<string, string>

/** How the files of a folder are changed, and all that is found then. */
export type BrokenFolder = [name: string, change: (files: Files) => void, found: string[]]

/** Writes something else in a file. */
export function edit(files: Files, path: string, from: string, to: string) {
  files.set(path, files.get(path)!.replace(from, to))
}

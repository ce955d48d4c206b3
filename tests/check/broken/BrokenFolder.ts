/** The texts of a clients folder, by path. */
export type Files = Map<string, string>

/** A change that breaks the sample folder, and all diagnostics, formatted by `found` in sample.ts. */
export type BrokenFolder = [name: string, change: (files: Files) => void, found: string[]]

/** Replaces the first occurrence of a text in a file. */
export function edit(files: Files, path: string, from: string, to: string) {
  files.set(path, files.get(path)!.replace(from, to))
}

import type { Loose } from '../sample.ts'

/** A change that breaks the sample client. `reports.txt` has what is reported. */
export type BrokenClient = [name: string, change: (instance: Loose, plans: Loose) => void]

/** The texts of a clients' folder, by path. */
export type Files = Map<string, string>

/** A change that breaks the sample folder. `reports.txt` has what is reported. */
export type BrokenFolder = [name: string, change: (files: Files) => void]

/** Replaces the first occurrence of a string in a file. */
export function edit(files: Files, path: string, from: string, to: string) {
  files.set(path, files.get(path)!.replace(from, to))
}

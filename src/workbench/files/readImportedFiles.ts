import { normalizeLineEndings } from '../state/lineEndings.ts'
import type { ImportedFile } from './ImportedFile.ts'

/**
 * The files that are dropped, those of folders included: as deep as a client has any. It has to be called while they
 * are being dropped: afterwards the browser no longer tells of them.
 */
export async function readDropped(items: DataTransferItemList): Promise<ImportedFile[]> {
  const brought = await Promise.all(Array.from(items, readItem))
  return brought.flat()
}

export function readPicked(files: readonly File[]): Promise<ImportedFile[]> {
  return Promise.all(files.map((file) => readFile(file.name, file)))
}

/** A client's folder, and in it those of its years. */
const deepest = 2

/** What comes out of another program may be a file that stands nowhere. */
async function readItem(item: DataTransferItem): Promise<ImportedFile[]> {
  const entry = item.webkitGetAsEntry()
  const file = entry ? null : item.getAsFile()
  if (file) return [await readFile(file.name, file)]
  return entry ? readEntry(entry, deepest) : []
}

async function readEntry(entry: FileSystemEntry, depth: number): Promise<ImportedFile[]> {
  // What editors and systems put there for themselves.
  if (entry.name.startsWith('.')) return []
  const path = entry.fullPath.replace(/^\//, '')
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    return [await readFile(path, file)]
  }
  if (!isFolder(entry) || depth === 0) return [{ path, text: null }]
  const inside = await entriesOf(entry)
  return (await Promise.all(inside.map((each) => readEntry(each, depth - 1)))).flat()
}

/** A browser gives them by the hundred, and then none. */
async function entriesOf(folder: FileSystemDirectoryEntry) {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return all
    all.push(...some)
  }
}

async function readFile(path: string, file: File): Promise<ImportedFile> {
  return { path, text: /\.json$/i.test(path) ? normalizeLineEndings(await file.text()) : null }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}

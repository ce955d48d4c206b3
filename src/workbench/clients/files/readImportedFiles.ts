import { maxLogoLength } from '../../../clients/logoFiles.ts'
import { fileName, isLogoName, logoTypes } from '../../../contract/clientFiles.ts'
import { normalizeLineEndings } from '../../state/diskRequests.ts'

export interface ImportedFile {
  /** "plans.json", or "acme/2028/plans.json" inside a folder. */
  path: string
  /** A logo is its data: URL. Null if the name is neither that of a logo nor ends in .json, because the file may be large. */
  text: string | null
}

/**
 * Reads dropped files and folders. Call it synchronously in the drop event: afterwards, the browser clears the items.
 */
export async function readDropped(items: DataTransferItemList): Promise<ImportedFile[]> {
  const files = await Promise.all(Array.from(items, readItem))
  return files.flat()
}

export function readPicked(files: readonly File[]): Promise<ImportedFile[]> {
  return Promise.all(files.map((file) => readFile(file.name, file)))
}

/** Folders to read: a client's folder, and the folders of its years. */
const maxDepth = 2

async function readItem(item: DataTransferItem): Promise<ImportedFile[]> {
  const entry = item.webkitGetAsEntry()
  // A file dragged from another program may have no entry.
  const file = entry ? null : item.getAsFile()
  if (file) return [await readFile(file.name, file)]
  return entry ? readEntry(entry, maxDepth) : []
}

async function readEntry(entry: FileSystemEntry, depth: number): Promise<ImportedFile[]> {
  // Skips the files that editors and operating systems create.
  if (entry.name.startsWith('.')) return []
  const path = entry.fullPath.replace(/^\//, '')
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    return [await readFile(path, file)]
  }
  if (!isDirectory(entry) || depth === 0) return [{ path, text: null }]
  const children = await readDirectory(entry)
  return (await Promise.all(children.map((child) => readEntry(child, depth - 1)))).flat()
}

/** readEntries returns up to 100 entries at a time, and finally none. */
async function readDirectory(directory: FileSystemDirectoryEntry) {
  const reader = directory.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (batch.length === 0) return all
    all.push(...batch)
  }
}

async function readFile(path: string, file: File): Promise<ImportedFile> {
  const name = fileName(path)
  if (isLogoName(name) && file.size <= maxLogoLength)
    return { path, text: await readLogo(file, logoTypes[name]) }
  return { path, text: /\.json$/i.test(path) ? normalizeLineEndings(await file.text()) : null }
}

function readLogo(file: File, type: string): Promise<string> {
  const reader = new FileReader()
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error!))
    reader.readAsDataURL(new Blob([file], { type }))
  })
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}

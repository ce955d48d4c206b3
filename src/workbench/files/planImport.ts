import { isYearFile, isYearFolder } from '../../contract/clientFiles.ts'
import type { ImportedFile } from './ImportedFile.ts'
import { detectDocument } from './documentName.ts'

/** Which of the client's files each that is brought takes the place of. */
export interface Places {
  /** By path inside the folder of all clients: the texts that come there, and the files they are from. */
  taken: Map<string, { text: string; from: string }>
  /** What is no file of a client. */
  skipped: string[]
  /** The place that more than one file would take, and those; null where each has its own. */
  contested: { place: string; files: string[] } | null
}

/**
 * Finds the places of files from elsewhere. A file by itself is of the year in the editor, by what it holds; those of a
 * client's folder have the place that they have there.
 * @param open the path of the file in the editor
 */
export function planImport(brought: readonly ImportedFile[], open: string): Places {
  const places: Places = { taken: new Map(), skipped: [], contested: null }
  for (const { path, text } of brought) {
    const place = text === null ? null : placeOf(path, text, open)
    const other = place === null ? undefined : places.taken.get(place)
    if (place === null || text === null) places.skipped.push(path)
    else if (other) places.contested ??= { place, files: [other.from, path] }
    else places.taken.set(place, { text, from: path })
  }
  return places
}

function placeOf(path: string, text: string, open: string) {
  const folders = path.split('/')
  const fileName = folders.pop()!
  if (folders.length === 0) {
    const name = detectDocument(fileName, text)
    return name && `${folderOf(open)}/${name}`
  }
  if (!isYearFile(fileName)) return null
  const [client] = open.split('/')
  const year = folders.at(-1)!
  if (isYearFolder(year)) return `${client}/${year}/${fileName}`
  return folders.length === 1 ? `${client}/${fileName}` : null
}

function folderOf(path: string) {
  return path.slice(0, path.lastIndexOf('/'))
}

import type { DiskFile } from './diskClient.ts'
import type { LineEnding } from './lineEndings.ts'

/** An unsaved text and the version on disk that it is based on; the version of a new file is null. */
export interface Draft {
  text: string
  version: string | null
}

export interface OpenFile extends Draft {
  /** The text that the file was opened with. Undo leads back to it, even if the editor shows the file later. */
  openedText: string
  /** The text on disk when it was last read; null if there is no such file. */
  onDisk: string | null
  /** The version of that text. */
  diskVersion: string | null
  /** Whether the user has been shown the text on disk, so that saving may replace it. */
  isShown: boolean
  lineEnding: LineEnding
  /** How often the text has changed outside the editor, which then has to adopt the change. */
  externalEdits: number
}

/** How a file compares with the disk. 'replaced' and 'gone': someone else changed or deleted it since it was read. */
export type DiskStatus = 'same' | 'changed' | 'new' | 'replaced' | 'gone'

/** Opens a file as it is on disk, or with its unsaved draft. */
export function openFile(disk: DiskFile | null, draft?: Draft): OpenFile {
  const text = draft?.text ?? disk?.text ?? ''
  const file: OpenFile = {
    text,
    openedText: text,
    version: draft ? draft.version : (disk?.version ?? null),
    onDisk: disk?.text ?? null,
    diskVersion: disk?.version ?? null,
    isShown: false,
    lineEnding: disk?.lineEnding ?? '\n',
    externalEdits: 0,
  }
  rebase(file)
  return file
}

export function editText(file: OpenFile, text: string): void {
  file.text = text
  rebase(file)
}

/** Changes the text from outside the editor. */
export function replaceText(file: OpenFile, text: string): void {
  editText(file, text)
  file.externalEdits++
}

/** Adopts the text on disk if the file has no unsaved edits; otherwise keeps the edits. */
export function updateFromDisk(file: OpenFile, disk: DiskFile | null, isShown: boolean): void {
  const isOutdated = file.text === file.onDisk && disk !== null && disk.text !== file.text
  const isSameVersion = file.diskVersion === (disk?.version ?? null)
  file.onDisk = disk?.text ?? null
  file.diskVersion = disk?.version ?? null
  file.isShown = isShown || (isSameVersion && file.isShown)
  file.lineEnding = disk?.lineEnding ?? file.lineEnding
  if (isOutdated) replaceText(file, disk.text)
  rebase(file)
}

/** Records a save. The text in the editor may have changed since. */
export function markSaved(file: OpenFile, text: string, version: string): void {
  Object.assign(file, { onDisk: text, diskVersion: version, version, isShown: false })
}

/** The version on disk that a save may replace; null for none. */
export function versionToReplace({ version, diskVersion, isShown }: OpenFile): string | null {
  return isShown ? diskVersion : version
}

export function compareWithDisk({ text, onDisk, version, diskVersion }: OpenFile): DiskStatus {
  if (text === onDisk) return 'same'
  if (version === diskVersion) return onDisk === null ? 'new' : 'changed'
  return onDisk === null ? 'gone' : 'replaced'
}

/** Rebases a text that already matches the disk. */
function rebase(file: OpenFile) {
  if (file.text !== file.onDisk) return
  file.version = file.diskVersion
  file.isShown = false
}

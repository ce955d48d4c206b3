import type { DiskFile, LineEnding } from './diskRequests.ts'

/** An unsaved text and the version on disk that it is based on; the version of a new file is null. */
export interface Draft {
  text: string
  version: string | null
}

export interface OpenFile extends Draft {
  /** The text on disk when it was last read; null if there is no such file. */
  diskText: string | null
  diskVersion: string | null
  lineEnding: LineEnding
  /** The number of changes from outside the editor. The editor adopts the text when this number increases. */
  externalEdits: number
}

/** How a file compares with the disk. 'replaced' or 'gone': another program has changed or deleted it since. */
export type DiskStatus = 'same' | 'changed' | 'new' | 'replaced' | 'gone'

/** Opens a file as it is on disk, or with its unsaved draft. */
export function openFile(disk: DiskFile | null, draft?: Draft): OpenFile {
  const file: OpenFile = {
    text: draft?.text ?? disk?.text ?? '',
    version: draft ? draft.version : (disk?.version ?? null),
    diskText: disk?.text ?? null,
    diskVersion: disk?.version ?? null,
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

/** Whether the disk has another text, and the file has no unsaved edits. */
export function isOutdated(file: OpenFile, disk: DiskFile | null): disk is DiskFile {
  return file.text === file.diskText && disk !== null && disk.text !== file.text
}

/** Adopts the text on disk if the file has no unsaved edits; otherwise keeps the edits. */
export function updateFromDisk(file: OpenFile, disk: DiskFile | null): void {
  if (isOutdated(file, disk)) replaceText(file, disk.text)
  file.diskText = disk?.text ?? null
  file.diskVersion = disk?.version ?? null
  file.lineEnding = disk?.lineEnding ?? file.lineEnding
  rebase(file)
}

/** Records a save. @param text the saved text, which the editor may have changed since */
export function markSaved(file: OpenFile, text: string, version: string): void {
  Object.assign(file, { diskText: text, diskVersion: version, version })
}

export function compareWithDisk({ text, diskText, version, diskVersion }: OpenFile): DiskStatus {
  if (text === diskText) return 'same'
  if (version === diskVersion) return diskText === null ? 'new' : 'changed'
  return diskText === null ? 'gone' : 'replaced'
}

/** Whether the disk has another version than the one that the file is based on. A save must ask before it replaces that. */
export function isConflict(file: OpenFile): boolean {
  const status = compareWithDisk(file)
  return status === 'replaced' || status === 'gone'
}

export function describeStatus(status: DiskStatus, name: string): string {
  const texts: Record<DiskStatus, string> = {
    same: `${name} matches the disk.`,
    changed: `${name} has unsaved changes.`,
    new: `${name} is not on disk yet. Saving creates it.`,
    replaced: `${name} has another version on disk since you opened it. Save asks which one to keep.`,
    gone: `${name} is no longer on disk. Save asks whether to put it back.`,
  }
  return texts[status]
}

/** Rebases a text that already matches the disk. */
function rebase(file: OpenFile) {
  if (file.text === file.diskText) file.version = file.diskVersion
}

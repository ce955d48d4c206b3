import type { DiskFile } from './diskClient.ts'
import type { LineEnding } from './lineEndings.ts'

/** A text that is not on disk, and the disk's name for the state that it was made from; null of a new file. */
export interface Draft {
  text: string
  version: string | null
}

export interface OpenFile extends Draft {
  /** The text that it was opened with: undoing leads back to it, also where the editor comes to the file later. */
  opened: string
  /** What the disk had when it was last looked at; null where there is no such file. */
  onDisk: string | null
  /** The disk's name for that state. */
  diskVersion: string | null
  /** Whether what the disk has by now has been shown, so that it may be replaced. */
  isShown: boolean
  lineEnding: LineEnding
  /** How often the text has been changed from elsewhere than the editor, which then has to take it over. */
  rewrites: number
}

/** How a file stands to the disk: 'replaced' and 'gone' since its text was made. */
export type DiskStatus = 'same' | 'changed' | 'new' | 'replaced' | 'gone'

/** A file as it is on disk, or with what was kept of it. */
export function openFile(disk: DiskFile | null, draft?: Draft): OpenFile {
  const text = draft?.text ?? disk?.text ?? ''
  const file: OpenFile = {
    text,
    opened: text,
    version: draft ? draft.version : (disk?.version ?? null),
    onDisk: disk?.text ?? null,
    diskVersion: disk?.version ?? null,
    isShown: false,
    lineEnding: disk?.lineEnding ?? '\n',
    rewrites: 0,
  }
  agree(file)
  return file
}

export function type(file: OpenFile, text: string): void {
  file.text = text
  agree(file)
}

export function rewrite(file: OpenFile, text: string): void {
  type(file, text)
  file.rewrites++
}

/** Follows the disk where nothing was changed here; otherwise what was changed here stays. */
export function see(file: OpenFile, disk: DiskFile | null, isShown: boolean): void {
  const follows = file.text === file.onDisk && disk !== null && disk.text !== file.text
  const isKnown = file.diskVersion === (disk?.version ?? null)
  file.onDisk = disk?.text ?? null
  file.diskVersion = disk?.version ?? null
  file.isShown = isShown || (isKnown && file.isShown)
  file.lineEnding = disk?.lineEnding ?? file.lineEnding
  if (follows) rewrite(file, disk.text)
  agree(file)
}

/** What was saved is on disk; more may have been typed meanwhile. */
export function saved(file: OpenFile, text: string, version: string): void {
  Object.assign(file, { onDisk: text, diskVersion: version, version, isShown: false })
}

/** The state of the disk that saving may replace; null for none. */
export function versionToReplace({ version, diskVersion, isShown }: OpenFile): string | null {
  return isShown ? diskVersion : version
}

export function compareWithDisk({ text, onDisk, version, diskVersion }: OpenFile): DiskStatus {
  if (text === onDisk) return 'same'
  if (version === diskVersion) return onDisk === null ? 'new' : 'changed'
  return onDisk === null ? 'gone' : 'replaced'
}

/** A text that is what the disk has is made from that, however it came about. */
function agree(file: OpenFile) {
  if (file.text !== file.onDisk) return
  file.version = file.diskVersion
  file.isShown = false
}

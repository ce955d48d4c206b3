/** Signatures and offsets of the ZIP file format, APPNOTE.TXT sections 4.3.12 and 4.3.16. */
const endOfDirectory = { signature: 0x06054b50, length: 22, entries: 10, directoryOffset: 16 }
const entry = { signature: 0x02014b50, length: 46, size: 24, name: 28, extra: 30, comment: 32 }

/** The sum of the uncompressed sizes of a ZIP file's entries, as its directory has them; null if it has no directory. */
export function zipContentSize(bytes: ArrayBuffer): number | null {
  const view = new DataView(bytes)
  const end = findEnd(view)
  if (end === null) return null
  let offset = view.getUint32(end + endOfDirectory.directoryOffset, true)
  let size = 0
  for (let count = view.getUint16(end + endOfDirectory.entries, true); count > 0; count--) {
    if (offset + entry.length > view.byteLength || view.getUint32(offset, true) !== entry.signature)
      return null
    size += view.getUint32(offset + entry.size, true)
    offset +=
      entry.length +
      view.getUint16(offset + entry.name, true) +
      view.getUint16(offset + entry.extra, true) +
      view.getUint16(offset + entry.comment, true)
  }
  return size
}

function findEnd(view: DataView) {
  // A comment of up to 65,535 bytes can follow.
  const first = Math.max(0, view.byteLength - endOfDirectory.length - 0xffff)
  for (let offset = view.byteLength - endOfDirectory.length; offset >= first; offset--) {
    if (view.getUint32(offset, true) === endOfDirectory.signature) return offset
  }
  return null
}

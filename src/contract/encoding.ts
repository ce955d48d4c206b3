/**
 * Where a text that was read as UTF-8 shows that its file is not: bytes that mean nothing come out as the character that
 * stands for what is lost, and a file in UTF-16 has zeros.
 * @returns the offset of the first such character; -1 when there is none
 */
export function firstUnreadable(text: string): number {
  const offsets = ['\u0000', '\uFFFD'].map((lost) => text.indexOf(lost)).filter((offset) => offset >= 0)
  return offsets.length > 0 ? Math.min(...offsets) : -1
}

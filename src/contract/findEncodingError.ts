/**
 * Finds where a text that was read as UTF-8 shows that its file has another encoding: invalid bytes become the
 * replacement character U+FFFD, and UTF-16 has zero bytes.
 * @returns the offset of the first such character; -1 if there is none
 */
export function findEncodingError(text: string): number {
  const offsets = ['\u0000', '\uFFFD']
    .map((character) => text.indexOf(character))
    .filter((offset) => offset >= 0)
  return offsets.length > 0 ? Math.min(...offsets) : -1
}

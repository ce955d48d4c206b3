export type LineEnding = '\n' | '\r\n' | '\r'

/** A text with the one kind of line end that the editor knows, so that an offset means the same place everywhere. */
export function normalizeLineEndings(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** How the first line of a text ends, for the file to be written as it was. */
export function detectLineEnding(text: string): LineEnding {
  const [first] = /\r\n|\r|\n/.exec(text) ?? []
  return (first as LineEnding | undefined) ?? '\n'
}

/** A plain text with the line ends of the file that it is for. */
export function restoreLineEndings(text: string, lineEnding: LineEnding): string {
  return text.replaceAll('\n', lineEnding)
}

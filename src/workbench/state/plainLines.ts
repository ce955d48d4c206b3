export type LineEnd = '\n' | '\r\n' | '\r'

/** A text with the one kind of line end that the editor knows, so that an offset means the same place everywhere. */
export function plainLines(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** How the first line of a text ends, for the file to be written as it was. */
export function lineEndOf(text: string): LineEnd {
  const [first] = /\r\n|\r|\n/.exec(text) ?? []
  return (first as LineEnd | undefined) ?? '\n'
}

/** A plain text with the line ends of the file that it is for. */
export function withLineEnd(text: string, lineEnd: LineEnd): string {
  return text.replaceAll('\n', lineEnd)
}

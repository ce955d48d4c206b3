export type LineEnding = '\n' | '\r\n' | '\r'

/** Converts a text to the editor's line ending, so that offsets are the same everywhere. */
export function normalizeLineEndings(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** The line ending of the first line, so that a save can keep it. */
export function detectLineEnding(text: string): LineEnding {
  const [first] = /\r\n|\r|\n/.exec(text) ?? []
  return (first as LineEnding | undefined) ?? '\n'
}

export function restoreLineEndings(text: string, lineEnding: LineEnding): string {
  return text.replaceAll('\n', lineEnding)
}

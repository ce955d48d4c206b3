/** A text with the one kind of line end that the editor knows, so that an offset means the same place everywhere. */
export function plainLines(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

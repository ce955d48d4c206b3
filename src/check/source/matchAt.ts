/** What a sticky pattern finds at one place of a text. */
export function matchAt(pattern: RegExp, text: string, offset: number): RegExpExecArray | undefined {
  pattern.lastIndex = offset
  return pattern.exec(text) ?? undefined
}

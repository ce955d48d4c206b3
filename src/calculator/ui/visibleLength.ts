/** The number of characters with a width: without those that isolate values in right-to-left texts. */
export function visibleLength(text: string) {
  return text.replaceAll(/[\u2066-\u2069]/g, '').length
}

/** What moves a terminal's cursor, or turns the direction of what follows. */
const steering = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** A sentence in which everything can be seen: what a file says may steer a terminal. */
export function visible(text: string): string {
  return text.replaceAll(steering, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** A line of a file, every character in its column; tabs stay. */
export function visibleLine(line: string): string {
  return line.replaceAll(steering, (found) => (found === '\t' ? found : picture(found.charCodeAt(0))))
}

/** Unicode has a picture of each of the first control characters. */
function picture(code: number) {
  return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\u00B7'
}

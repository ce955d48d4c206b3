/**
 * Control characters, invisible ones, and line separators. In a terminal or a report, they could forge output, or
 * change the direction of text.
 */
const controlCharacter = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

/** Replaces each control character by its escape sequence: \u001b. */
export function escapeControlCharacters(text: string): string {
  return text.replaceAll(controlCharacter, escapeCharacter)
}

/** Escapes an output that contains texts of clients, except its line breaks. Escaped JSON parses to the same value. */
export function escapeOutput(text: string): string {
  return text.replaceAll(controlCharacter, (found) => (found === '\n' ? found : escapeCharacter(found)))
}

/** Replaces each control character except tabs by visible characters, so that columns stay the same. */
export function replaceControlCharacters(line: string): string {
  return line.replaceAll(controlCharacter, (found) =>
    found === '\t' ? found : Array.from({ length: found.length }, () => visibleSymbol(found)).join(''),
  )
}

function escapeCharacter(found: string) {
  return found
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}

/** The Unicode control picture, such as ␛, or a middle dot. */
function visibleSymbol(found: string) {
  const code = found.charCodeAt(0)
  return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\u00B7'
}

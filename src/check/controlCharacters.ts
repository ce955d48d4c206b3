/** Control characters and marks that change the direction of text: in a terminal, they could forge output. */
const controlCharacter = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** Replaces each control character by its escape sequence: \u001b. */
export function escapeControlCharacters(text: string): string {
  return text.replaceAll(
    controlCharacter,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Replaces each control character except tabs by a single visible character, so that columns stay the same. */
export function replaceControlCharacters(line: string): string {
  return line.replaceAll(controlCharacter, (found) =>
    found === '\t' ? found : visibleSymbol(found.charCodeAt(0)),
  )
}

/** The Unicode control picture, such as ␛, or a middle dot. */
function visibleSymbol(code: number) {
  return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\u00B7'
}

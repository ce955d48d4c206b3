import fc from 'fast-check'

/** How many surrogates there are, which are no characters. */
const surrogates = 0x800

/**
 * Any character, as likely as with fast-check's unit `binary`, which lists all of them once: that takes each worker a
 * second.
 */
export const anyCharacter = fc.nat({ max: 0x10ffff - surrogates }).map(
  (index) => String.fromCodePoint(index < 0xd800 ? index : index + surrogates),
  (text) => {
    const code = String(text).codePointAt(0)!
    return code < 0xd800 ? code : code - surrogates
  },
)

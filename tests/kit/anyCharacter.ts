import fc from 'fast-check'

/** Any character. fast-check's unit `binary` is the same, but lists all of them, which takes each worker a second. */
export const anyCharacter = fc
  .oneof(
    fc.integer({ min: 0, max: 0xd7ff }),
    // Without surrogates.
    { weight: 16, arbitrary: fc.integer({ min: 0xe000, max: 0x10ffff }) },
  )
  .map(
    (code) => String.fromCodePoint(code),
    (text) => String(text).codePointAt(0)!,
  )

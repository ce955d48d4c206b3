import type { Node } from 'jsonc-parser'
import type { JsonDocument, Span } from './JsonDocument.ts'

/** A character of a text as it stands in a file: itself, or what stands for it. */
const written = /\\u[\da-f]{4}|\\[\s\S]|[\s\S]/gi

/**
 * Where in a file a part of a text stands, however its characters are written.
 * @param node the text, with its quotation marks
 * @param part of what the text says
 */
export function spanWithin({ text }: JsonDocument, { offset, length }: Node, part: Span): Span {
  const characters = text.slice(offset + 1, offset + length - 1).match(written) ?? []
  const lengthOf = (some: string[]) => some.reduce((sum, each) => sum + each.length, 0)
  return {
    offset: offset + 1 + lengthOf(characters.slice(0, part.offset)),
    length: lengthOf(characters.slice(part.offset, part.offset + part.length)),
  }
}

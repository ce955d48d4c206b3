import type { Span } from '../Diagnostic.ts'
import type { Finding } from '../LinterRule.ts'
import type { JsonDocument } from './JsonDocument.ts'
import { findMalformedTokens } from './malformedTokens.ts'
import { isComment, isCommentOrSpace, tokenize } from './tokens.ts'

/** Reports comments without a fix: what they say must be kept somewhere else first. */
export function findComments(document: JsonDocument): Finding[] {
  // A // in curly quotation marks is part of a string.
  const strings = document.isJsonc ? [] : findMalformedTokens(document.text).map(({ span }) => span)
  const isInString = ({ offset }: Span) =>
    strings.some((span) => offset > span.offset && offset < span.offset + span.length)
  return tokenize(document.text)
    .filter((token) => isComment(token) && !isInString(token))
    .map(({ offset, length }) => ({
      pointer: '',
      span: { offset, length },
      message: 'This is a comment, which JSON does not allow.',
      help: 'Remove it. Notes for readers can go into "source" in plans.json.',
    }))
}

export function findTrailingCommas({ text }: JsonDocument): Finding[] {
  const found: Finding[] = []
  let commas: Span[] = []
  for (const token of tokenize(text)) {
    if (isCommentOrSpace(token)) continue
    const last = commas.at(-1)
    if (last && ['}', ']'].includes(token.text))
      found.push({
        pointer: '',
        span: last,
        message: `This comma is followed only by '${token.text}'.`,
        help: 'Remove the comma.',
        fix: commas.map((comma) => ({ ...comma, text: '' })),
      })
    if (token.text === ',') commas.push({ offset: token.offset, length: token.length })
    else commas = []
  }
  return found
}

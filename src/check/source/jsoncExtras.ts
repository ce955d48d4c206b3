import type { Span } from '../Diagnostic.ts'
import type { Finding } from '../LinterRule.ts'
import type { JsonDocument } from './JsonDocument.ts'
import { findMalformedTokens } from './malformedTokens.ts'
import { createScanner } from 'jsonc-parser'

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

interface Token extends Span {
  text: string
}

/** The tokens of a text, including whitespace and comments. */
export function tokenize(text: string): Token[] {
  const scanner = createScanner(text)
  const tokens: Token[] = []
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const span = { offset: scanner.getTokenOffset(), length: scanner.getTokenLength() }
    tokens.push({ ...span, text: text.slice(span.offset, span.offset + span.length) })
  }
  return tokens
}

// The parser declares its token kinds as a const enum, which has no values at run time, so these read the text.
function isComment({ text }: Token): boolean {
  return /^\/[/*]/.test(text)
}

export function isCommentOrSpace(token: Token): boolean {
  return isComment(token) || token.text.trim() === ''
}

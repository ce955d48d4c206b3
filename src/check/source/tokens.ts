import { createScanner } from 'jsonc-parser'
import type { Span } from '../Diagnostic.ts'

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
export function isComment({ text }: Token): boolean {
  return /^\/[/*]/.test(text)
}

export function isCommentOrSpace(token: Token): boolean {
  return isComment(token) || token.text.trim() === ''
}

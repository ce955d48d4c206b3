import { createScanner } from 'jsonc-parser'
import type { Span } from './JsonDocument.ts'

interface Token extends Span {
  word: string
}

/** The words of a text, blanks and comments among them. */
export function tokensOf(text: string): Token[] {
  const scanner = createScanner(text)
  const tokens: Token[] = []
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const span = { offset: scanner.getTokenOffset(), length: scanner.getTokenLength() }
    tokens.push({ ...span, word: text.slice(span.offset, span.offset + span.length) })
  }
  return tokens
}

/** Their kinds have numbers in the parser's types alone; the words say it too. */
export function isComment({ word }: Token): boolean {
  return /^\/[/*]/.test(word)
}

export function isMeaningful(token: Token): boolean {
  return !isComment(token) && token.word.trim() !== ''
}

import { createScanner } from 'jsonc-parser'
import type { Fault } from '../Fault.ts'
import type { Source, Span } from './Source.ts'

interface Token extends Span {
  word: string
}

/** The comments of a text. What they say is someone's to keep elsewhere, so nothing takes them out by itself. */
export function commentsIn({ text }: Source): Fault[] {
  return [...tokensOf(text)]
    .filter(({ word }) => /^\/[/*]/.test(word))
    .map((span) => ({
      pointer: '',
      span,
      message: 'This is a comment, and JSON has none.',
      mend: 'Take it out; plans.json has "source" for what its readers should know.',
    }))
}

/** Commas after which the list or the object ends. */
export function trailingCommasIn({ text }: Source): Fault[] {
  const tokens = [...tokensOf(text)].filter(({ word }) => !/^(\s|\/[/*])/.test(word))
  return tokens
    .map((token, place) => ({ comma: token, after: tokens[place + 1]?.word ?? '' }))
    .filter(({ comma, after }) => comma.word === ',' && ['}', ']'].includes(after))
    .map(({ comma: { offset, length }, after }) => ({
      pointer: '',
      span: { offset, length },
      message: `Nothing follows this comma but '${after}'.`,
      mend: 'Take the comma out.',
      fix: [{ offset, length, text: '' }],
    }))
}

/** Their kinds have numbers in the parser's types alone; the words say it too. */
function* tokensOf(text: string): Generator<Token> {
  const scanner = createScanner(text)
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const span = { offset: scanner.getTokenOffset(), length: scanner.getTokenLength() }
    yield { ...span, word: text.slice(span.offset, span.offset + span.length) }
  }
}

import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'
import { misprintsIn } from './misprints.ts'
import type { JsonDocument, Span } from './JsonDocument.ts'
import { isComment, isMeaningful, tokensOf } from './tokens.ts'

/** The comments of a text. What they say is someone's to keep elsewhere, so nothing takes them out by itself. */
export function commentsIn(source: JsonDocument): UnlocatedDiagnostic[] {
  // In curly quotation marks, // is part of a text.
  const texts = source.isCertain ? [] : misprintsIn(source.text).map(({ span }) => span)
  const isWithin = ({ offset }: Span) => texts.some((span) => offset > span.offset && offset < endOf(span))
  return tokensOf(source.text)
    .filter((token) => isComment(token) && !isWithin(token))
    .map(({ offset, length }) => ({
      pointer: '',
      span: { offset, length },
      message: 'This is a comment, which JSON does not allow.',
      help: 'Remove it; plans.json has "source" for notes to its readers.',
    }))
}

function endOf({ offset, length }: Span) {
  return offset + length
}

/** Commas after which the list or the object ends. */
export function trailingCommasIn({ text }: JsonDocument): UnlocatedDiagnostic[] {
  const tokens = tokensOf(text).filter(isMeaningful)
  return tokens
    .map((token, place) => ({ comma: token, after: tokens[place + 1]?.word ?? '' }))
    .filter(({ comma, after }) => comma.word === ',' && ['}', ']'].includes(after))
    .map(({ comma: { offset, length }, after }) => ({
      pointer: '',
      span: { offset, length },
      message: `This comma is followed only by '${after}'.`,
      help: 'Remove the comma.',
      fix: [{ offset, length, text: '' }],
    }))
}

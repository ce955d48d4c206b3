import { applyEdits, printParseErrorCode, type ParseError } from 'jsonc-parser'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'
import { JsonDocument, type Span } from './JsonDocument.ts'
import { isMeaningful, tokensOf } from './tokens.ts'

/** Whether something stands where a parser first wants a comma. */
export function isMissingComma({ error }: ParseError): boolean {
  return printParseErrorCode(error) === 'CommaExpected'
}

/**
 * The fault of a missing comma, by where a parser wants it. It belongs right after the value before, not after a
 * comment that follows. Between two lines it is what was meant, where commas are all that the text lacks.
 */
export function missingCommasIn(
  source: JsonDocument,
): (error: ParseError) => UnlocatedDiagnostic & { span: Span } {
  const { text, errors } = source
  const places = valuesBefore(
    text,
    errors.filter(isMissingComma).map(({ offset }) => offset),
  )
  const isAll = errors.every(isMissingComma) && isMendedBy(source, [...places.values()])
  return ({ offset }) => {
    const end = places.get(offset)!
    const canMend = isAll && /[\r\n]/.test(text.slice(end, offset))
    return {
      pointer: '',
      span: lastCharacter(end),
      message: 'A comma is missing after this.',
      help: 'Put a comma between this and what follows.',
      ...(canMend && { fix: [{ offset: end, length: 0, text: ',' }] }),
    }
  }
}

/** Where the values end that stand before some places, which go up. */
function valuesBefore(text: string, offsets: number[]): ReadonlyMap<number, number> {
  const tokens = tokensOf(text).filter(isMeaningful)
  let place = 0
  return new Map(
    offsets.map((offset) => {
      while (tokens[place + 1] && tokens[place + 1]!.offset < offset) place += 1
      const { offset: start, length } = tokens[place]!
      return [offset, start + length]
    }),
  )
}

function lastCharacter(end: number): Span {
  return { offset: end - 1, length: 1 }
}

function isMendedBy({ path, text }: JsonDocument, places: number[]) {
  const commas = places.map((offset) => ({ offset, length: 0, content: ',' }))
  return new JsonDocument(path, applyEdits(text, commas)).errors.length === 0
}
